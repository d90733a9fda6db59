import type { Redirection } from '@pignon/domain/indexing/redirection';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';
import { inTransaction } from '../database/transaction';

/** More than staff look through. */
const MOST_LISTED = 500;
/** No chain of ours comes back: this ends one that nobody has foreseen. */
const LONGEST_CHAIN = 50;

/** The page that a target is, without what is asked of it. */
const PAGE = `split_part(target, '?', 1)`;

/** Where addresses lead that no page has any more. */
export class Redirections {
  constructor(private readonly pool: Pool) {}

  /** The newest first. */
  async all(): Promise<readonly Redirection[]> {
    const { rows } = await this.pool.query<Omit<Redirection, 'createdAt' | 'status'> & { created_at: Date }>(
      'select id, path, target, created_at from redirection order by id desc limit $1',
      [MOST_LISTED],
    );
    return rows.map(({ id, path, target, created_at }) => ({
      id,
      path,
      target,
      status: target === null ? 410 : 301,
      createdAt: created_at.toISOString(),
    }));
  }

  /** The end of the way from there, however many follow each other: one answer, never two. Null: there is none. */
  async endOf(path: string): Promise<{ readonly target: string | null } | null> {
    const { rows } = await this.pool.query<{ target: string | null }>(
      `with recursive way as (
         select target, ${PAGE} as page, 1 as step from redirection where path = $1
         union all
         select next.target, split_part(next.target, '?', 1), step + 1
           from way join redirection next on next.path = way.page where step < $2
       ) select target from way order by step desc limit 1`,
      [path, LONGEST_CHAIN],
    );
    return rows[0] ?? null;
  }

  /** Two at once might close a ring that neither sees: one after the other. */
  async add(path: string, target: string | null, line: AuditEntry): Promise<number | 'taken' | 'loop'> {
    return await inTransaction(this.pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('redirections'))`);
      const { rowCount } = await client.query(
        `with recursive way as (
           select split_part($2::text, '?', 1) as page
           union
           select ${PAGE} from way join redirection on path = way.page where target is not null
         ) select from way where page = $1`,
        [path, target],
      );
      if (rowCount) return 'loop';
      const text = 'insert into redirection (path, target) values ($1, $2) on conflict (path) do nothing returning id';
      return (await writeWithLine(client, { text, values: [path, target] }, line)) ?? 'taken';
    });
  }

  async remove(id: number, line: AuditEntry): Promise<boolean> {
    const text = 'delete from redirection where id = $1 returning id';
    return (await writeWithLine(this.pool, { text, values: [id] }, line)) !== null;
  }
}
