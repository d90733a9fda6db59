import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** So many mails are under way, or it is not for want of waiting. */
export async function atWork(sql: Pool, mails: number): Promise<boolean> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(20)) {
    const { rowCount } = await sql.query(
      `select 1 from effect where kind = 'email' and state = 'pending' and lease_until > now()`,
    );
    if ((rowCount ?? 0) >= mails) return true;
  }
  return false;
}
