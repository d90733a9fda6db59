import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { ALIVE } from './session-alive';

type Callback = (error?: unknown, session?: never) => void;

/** What stands for a session's number in its table. */
export const hashOfSid = (sid: string): Buffer => createHash('sha256').update(sid).digest();

/** Server-side sessions in PostgreSQL: a wiped Redis logs nobody out, a second api instance knows them all. */
export class PgSessionStore {
  constructor(private readonly pool: Pool) {}

  set(sid: string, session: object, done: Callback): void {
    const { accountId = null } = session as { accountId?: string };
    this.pool
      .query(
        `insert into session (sid_hash, account_id, data) values ($1, $2, $3)
         on conflict (sid_hash) do update set account_id = excluded.account_id, data = excluded.data, seen_at = now()`,
        [hashOfSid(sid), accountId, JSON.stringify(session)],
      )
      .then(() => done(), done);
  }

  get(sid: string, done: Callback): void {
    this.pool
      .query(`update session set seen_at = now() where sid_hash = $1 and ${ALIVE} returning data`, [hashOfSid(sid)])
      .then(({ rows }) => done(null, ((rows[0] as { data?: object } | undefined)?.data ?? null) as never), done);
  }

  destroy(sid: string, done: Callback): void {
    this.pool
      .query(`delete from session where sid_hash = $1 or not (${ALIVE})`, [hashOfSid(sid)])
      .then(() => done(), done);
  }
}
