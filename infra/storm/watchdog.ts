import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcess } from '@pignon/infra/local/processes/stop-process';

/**
 * Outlives a storm that is killed without a word: its closed channel is the sign to stop the databases, which are
 * detached from the storm, and to take its folder away. The other programs notice by themselves.
 */
const [, , dir = ''] = process.argv;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => void tidy().finally(() => process.exit(0)));

async function tidy(): Promise<void> {
  if (!dir || !existsSync(dir)) return;
  const postgres = firstNumber(join(dir, 'postgres', 'postmaster.pid'), /^(\d+)/);
  const redis = firstNumber(join(dir, 'redis', 'redis.json'), /"pid":(\d+)/);
  await Promise.all([postgres ? stopProcess(postgres, 'SIGQUIT') : null, redis ? stopProcess(redis, 'SIGTERM') : null]);
  rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function firstNumber(file: string, pattern: RegExp): number | null {
  const found = existsSync(file) ? pattern.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return found ? Number(found) : null;
}
