import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { jobOf } from '../children';

/** A durable INSERT without HTTP, so many at once over the same pool of 20. Sends inserts per second. */
const { databaseUrl, atOnce, seconds } = jobOf<{ databaseUrl: string; atOnce: number; seconds: number }>();
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
const body = JSON.stringify({ name: 'Camille Martin', message: 'x'.repeat(300) });

async function insertUntil(end: number): Promise<number> {
  let count = 0;
  for (; performance.now() < end; count += 1)
    await pool.query('insert into floor_message (id, body) values ($1, $2)', [randomUUID(), body]);
  return count;
}

async function main(): Promise<void> {
  const round = async (length: number): Promise<number> => {
    const from = performance.now();
    const counts = await Promise.all(Array.from({ length: atOnce }, () => insertUntil(from + length * 1000)));
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - from) / 1000);
  };
  await round(0.3);
  process.send?.(await round(seconds));
}

void main();
