import { Pool } from 'pg';

/** Pooled connections for SQL reads and single-statement writes. Waiting for one fails after 2 s instead of hanging. */
export function createPool(url: string, max: number, options = ''): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: `-c lock_timeout=2000 -c statement_timeout=15000 ${options}`,
  });
  // A connection cut while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
