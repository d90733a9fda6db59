import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcess } from '@pignon/infra/local/processes/stop-process';

/** The bench's own folder goes; databases that still run in it, because a start or an outage was cut short, go first. */
export async function sweep(dataDir: string): Promise<void> {
  const postgres = Number(firstLine(join(dataDir, 'postgres', 'postmaster.pid')));
  if (postgres > 0) await stopProcess(postgres, 'SIGINT');
  const redis = /"pid":(\d+)/.exec(firstLine(join(dataDir, 'redis', 'redis.json')))?.[1];
  if (redis) await stopProcess(Number(redis), 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

const firstLine = (file: string): string => (existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : '');
