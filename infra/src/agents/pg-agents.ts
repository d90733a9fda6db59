import type { Agent, Agents } from '@pignon/domain/agents/agent';
import type { Focus } from '@pignon/domain/listings/photo';
import { safeLink } from '@pignon/domain/shared/text/safe-link';
import type { Pool } from 'pg';

const COLUMNS = 'id, name, email, phone, photo_url as "photoUrl", photo_focus as "photoFocus", website';

type Row = Omit<Agent, 'photoFocus'> & { readonly photoFocus: Focus | null };

export class PgAgents implements Agents {
  constructor(private readonly pool: Pool) {}

  async all(): Promise<readonly Agent[]> {
    return await this.read('where active order by is_default desc, position, id');
  }

  async byId(id: number): Promise<Agent | null> {
    return (await this.read('where id = $1', id))[0] ?? null;
  }

  async default(): Promise<Agent | null> {
    return (await this.read('where is_default'))[0] ?? null;
  }

  private async read(which: string, ...values: readonly unknown[]): Promise<readonly Agent[]> {
    const { rows } = await this.pool.query<Row>(`select ${COLUMNS} from agent ${which}`, [...values]);
    return rows.map(told);
  }
}

/** A row may be older than the check of its link. */
const told = ({ photoFocus, ...agent }: Row): Agent => ({
  ...agent,
  ...(photoFocus && { photoFocus }),
  website: safeLink(agent.website),
});
