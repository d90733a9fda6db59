import type { Agent, Agents } from '@pignon/domain/agents/agent';
import { safeLink } from '@pignon/domain/shared/safe-link';
import type { Pool } from 'pg';

const COLUMNS = 'id, name, email, phone, photo_url as "photoUrl", website';

export class PgAgents implements Agents {
  constructor(private readonly pool: Pool) {}

  async all(): Promise<readonly Agent[]> {
    const { rows } = await this.pool.query<Agent>(`select ${COLUMNS} from agent order by id`);
    return rows.map(withSafeLink);
  }

  async byId(id: number): Promise<Agent | null> {
    const { rows } = await this.pool.query<Agent>(`select ${COLUMNS} from agent where id = $1`, [id]);
    return rows[0] ? withSafeLink(rows[0]) : null;
  }
}

/** A row may be older than the check of its link. */
const withSafeLink = (agent: Agent): Agent => ({ ...agent, website: safeLink(agent.website) });
