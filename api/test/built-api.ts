import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pignon/infra/local/ports/free-port';
import { Program } from '@pignon/infra/local/processes/program';
import { testDatabase } from '../../infra/test/test-database';
import { testEnv } from '../../infra/test/test-config';

export interface BuiltApi {
  readonly port: number;
  readonly pid: number;
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** The built api in a process of its own, as in production, with a line for each answer. */
export async function startBuiltApi(more: Readonly<Record<string, string>> = {}): Promise<BuiltApi> {
  const dir = mkdtempSync(join(tmpdir(), 'pignon-built-'));
  const file = join(dir, 'api.log');
  const port = await freePort();
  const env = { PORT: String(port), ACCESS_LOG: 'on', LOG_LEVEL: 'info', PIGNON_MODE: 'production', HOST: '127.0.0.1' };
  const outside = { PIPEDRIVE_URL: 'https://crm.example.com', AUTOMATION_WEBHOOK_URL: 'https://hooks.example.com/x' };
  const api = await Program.start({
    name: "L'api",
    file: 'api/dist/main.js',
    env: { ...process.env, ...testEnv(await testDatabase(), { ...env, ...outside, ...more }) },
    log: file,
    readyText: 'api ready',
  });
  return {
    port,
    pid: api.pid,
    log: () => readFileSync(file, 'utf8'),
    async stop() {
      await api.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
