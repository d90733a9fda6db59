import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../local/prepare-database';
import { ensureDatabase, startPostgres } from '../local/postgres/postgres';
import { startRedis } from '../local/redis/redis';
import { seed } from '../local/seed/seed';
import { watchOver } from '../local/processes/watch-over';

export const ADMIN = { email: 'admin@pignon.test', password: 'un mot de passe de test' };

/** One PostgreSQL and one Redis for all test files; each file gets a copy of the migrated, seeded database. */
export default async function start(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'pignon-test-'));
  chmodSync(dir, 0o755);
  // A run that is interrupted never comes to its teardown.
  watchOver(dir);
  const [postgres, redis] = await Promise.all([
    startPostgres(join(dir, 'postgres'), { unsafe: true }),
    startRedis(join(dir, 'redis'), { appendOnly: false }),
  ]);
  await ensureDatabase(postgres, 'template_pignon');
  await prepareDatabase(postgres.url('template_pignon'), 'template');
  await seed(postgres.url('template_pignon'), ADMIN);
  process.env.TEST_POSTGRES = JSON.stringify({ port: postgres.port, pid: postgres.pid });
  process.env.TEST_REDIS = redis.url;
  // Faults are provoked here on purpose: their lines would hide a failing test.
  process.env.LOG_LEVEL = 'silent';
  (globalThis as { stopTestServices?: () => Promise<void> }).stopTestServices = async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
    (await import('node:fs')).rmSync(dir, { recursive: true, force: true });
  };
}
