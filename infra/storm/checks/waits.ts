import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house';

/** What it asks for comes true, or the time is up. Milliseconds that it took, or null. */
export async function until(withinMs: number, holds: () => Promise<boolean>): Promise<number | null> {
  const start = Date.now();
  for (; Date.now() - start < withinMs; await sleep(50))
    if (await holds().catch(() => false)) return Date.now() - start;
  return null;
}

/** Seconds from an effect's making to its end, which 95 % of a kind's keep; those made after `since` only. */
export async function p95Seconds({ sql }: House, kind: string, since: Date = new Date(0)): Promise<number> {
  const { rows } = await sql.query<{ p95: number | null }>(
    `select percentile_cont(0.95) within group (order by extract(epoch from done_at - created_at))::float as p95
     from effect where kind = $1 and state = 'done' and created_at >= $2`,
    [kind, since],
  );
  return rows[0]?.p95 ?? 0;
}

export async function count({ sql }: House, where: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count from effect where ${where}`, [
    ...values,
  ]);
  return rows[0]?.count ?? 0;
}

/** Looks on, again and again, for as long as the work goes on. */
export async function throughout(work: Promise<unknown>, everyMs: number, look: () => Promise<unknown>): Promise<void> {
  const over = work.then(() => true);
  do await look();
  while (!(await Promise.race([over, sleep(everyMs, false)])));
}
