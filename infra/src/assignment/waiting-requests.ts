import type { Pool } from 'pg';
import { WAITS_FOR_US } from '../mailbox/waiting-in-vain';

/** More than this is as much as can be. */
const MOST = 1000;

/** How many requests wait for each adviser, and who knows a person already. */
export class WaitingRequests {
  constructor(private readonly pool: Pool) {}

  async openOf(agentIds: readonly number[], but: string | null): Promise<ReadonlyMap<number, number>> {
    const { rows } = await this.pool.query<{ id: number; open: number }>(
      `select wanted.id, (select count(*)::int from (select 1 from thread
         where agent_id = wanted.id and ${WAITS_FOR_US} and id is distinct from $2::uuid limit ${MOST}) theirs) as open
       from unnest($1::int[]) as wanted (id)`,
      [agentIds, but],
    );
    return new Map(rows.map(({ id, open }) => [id, open]));
  }

  /** `last`: who had their last request that was somebody's. Unwanted ones make nobody known. */
  async personOf(
    email: string,
    but: string | null,
  ): Promise<{ readonly known: boolean; readonly last: number | null }> {
    const { rows } = await this.pool.query<{ known: boolean; last: number | null }>(
      `select exists (select 1 from thread where email = $1 and state <> 'spam' and id is distinct from $2::uuid) as known,
         (select agent_id from thread where email = $1 and state <> 'spam' and agent_id is not null and id is distinct from $2::uuid
          order by created_at desc limit 1) as last`,
      [email, but],
    );
    return rows[0]!;
  }
}
