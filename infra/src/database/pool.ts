import { Pool, type PoolClient } from 'pg';
import { MOST_WAIT_MS, patienceLeft } from './away/patience';

/**
 * Pooled connections for SQL reads and single-statement writes. Waiting for one fails after 2 s instead of hanging; an
 * answer that got lost on its way is not waited for without end.
 */
export function createPool(url: string, max: number, options = ''): Pool {
  const pool = new PatientPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: MOST_WAIT_MS,
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

type Lent = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Whoever has waited for one connection waits less for the next. Making a new one always has its full time. */
class PatientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(lent: Lent): void;
  override connect(lent?: Lent): Promise<PoolClient> | void {
    const full = this.totalCount >= (this.options.max ?? 0) && this.idleCount === 0;
    this.options.connectionTimeoutMillis = full ? patienceLeft() : MOST_WAIT_MS;
    return lent ? super.connect(lent) : super.connect();
  }
}
