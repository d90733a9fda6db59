import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pignon/infra/local/ports/free-port';
import { ensureDatabase, startPostgres } from '@pignon/infra/local/postgres/postgres';
import { prepareDatabase } from '@pignon/infra/local/prepare-database';
import { Program } from '@pignon/infra/local/processes/program';
import { ROOT } from '@pignon/infra/local/root';
import { seed } from '@pignon/infra/local/seed/seed';

export interface WatchedApi {
  readonly url: string;
  readonly api: Program;
  stop(): Promise<void>;
}

/** An api on a database of its own, without limits per minute, whose loop tells when it stands still. */
export async function startWatchedApi(): Promise<WatchedApi> {
  const dir = mkdtempSync(join(tmpdir(), 'pignon-fuzz-'));
  chmodSync(dir, 0o755);
  const postgres = await startPostgres(join(dir, 'postgres'), { unsafe: true });
  await ensureDatabase(postgres, 'pignon');
  const enter = await prepareDatabase(postgres.url('pignon'), 'a password for the fuzz run alone');
  await seed(postgres.url('pignon'), { email: 'admin@pignon.local', password: 'un mot de passe de banc' });
  const port = await freePort();
  const nowhere = 'http://127.0.0.1:1';
  const api = await Program.start({
    name: "L'api",
    file: 'api/dist/main.js',
    log: join(dir, 'api.log'),
    nodeOptions: ['--require', join(ROOT, 'infra/fuzz/dist/loop-probe.js')],
    readyText: 'api ready',
    env: {
      ...process.env,
      PIGNON_MODE: 'local',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      SECRET_KEY: 'a key for the fuzz run alone, long enough',
      GEO_KEY: 'a key for the fuzz run alone, long enough',
      MEDIA_DIR: join(dir, 'media'),
      DATABASE_URL: enter.api(),
      DATABASE_ROLES: enter.roles,
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PIPEDRIVE_URL: nowhere,
      PIPEDRIVE_API_TOKEN: 'none',
      PIPEDRIVE_SITE_REF_FIELD: 'none',
      AUTOMATION_WEBHOOK_URL: nowhere,
      AUTOMATION_SECRETS: 'whsec_YQ==',
      GEOCODER_URL: nowhere,
      ADDRESSES_URL: nowhere,
      FORMS_PER_MINUTE: '1000000',
      APPLICATIONS_PER_HOUR: '1000000',
      BOOKINGS_PER_DAY: '1000000',
      APPLICATIONS_MB_PER_DAY: '100000',
      CHAT_MESSAGES_PER_MINUTE: '1000000',
      CHAT_MESSAGES_PER_DAY: '1000000',
    },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    api,
    async stop() {
      await api.stop();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
