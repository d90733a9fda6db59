import { Pool } from 'pg';

/**
 * Pooled connections for SQL reads and single-statement writes. Waiting for one fails after 2 s instead of hanging; an
 * answer that got lost on its way is not waited for without end.
 */
export function createPool(url: string, max: number, options = ''): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: 20_000,
    options: `-c lock_timeout=2000 -c statement_timeout=15000 ${options}`,
  });
  // A cut connection is replaced at its next use, whether it was idle or lent out between two queries, as a lock is;
  // without a listener either would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return pool;
}
