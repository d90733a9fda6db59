import { Redis } from 'ioredis';
import type { Rig } from './rig';

/** Refuses to measure on settings that would lose data: such figures compare with nothing. */
export async function durability({ db, system }: Rig): Promise<string> {
  const { rows } = await db.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  const redis = new Redis(system.redisUrl);
  const [, appendOnly] = (await redis.config('GET', 'appendonly')) as string[];
  const [, appendFsync] = (await redis.config('GET', 'appendfsync')) as string[];
  redis.disconnect();
  const loose = rows.filter(({ setting }) => setting !== 'on');
  if (loose.length > 0 || appendOnly !== 'yes' || appendFsync !== 'everysec')
    throw new Error(
      `Not durable: ${JSON.stringify([...rows, { appendOnly, appendFsync }])}. The bench measures durable settings only.`,
    );
  const postgres = rows.map(({ name, setting }) => `${name}=${setting}`).join(' ');
  return `durable: PostgreSQL ${postgres}; Redis AOF ${appendFsync}`;
}
