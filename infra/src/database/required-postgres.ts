import { Client } from 'pg';
import { BadConfiguration } from '../config/reading';

/** What the migrations are written for. */
const MAJOR = 18;

/**
 * Throws BadConfiguration when the server is older than what the migrations need. One that cannot be reached at all says
 * nothing of its version: that is for whoever uses it to meet.
 */
export async function requirePostgres(url: string): Promise<void> {
  const found = await majorOf(url).catch(() => null);
  if (found !== null && found < MAJOR)
    throw new BadConfiguration([`DATABASE_URL : PostgreSQL ${MAJOR} est nécessaire, ${found} trouvé`]);
}

async function majorOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end().catch(() => {});
  }
}
