import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcess } from './stop-process';

/**
 * Outlives a launcher that is killed without a word: its closed channel is the sign to stop the databases, which are
 * detached from the launcher. The other programs notice by themselves.
 */
const [, , dir = ''] = process.argv;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => void stopDatabases().finally(() => process.exit(0)));

async function stopDatabases(): Promise<void> {
  const postgres = pidIn(join(dir, 'postgres', 'postmaster.pid'), /^(\d+)/);
  const redis = pidIn(join(dir, 'redis', 'redis.json'), /"pid":(\d+)/);
  await Promise.all([postgres && stopProcess(postgres, 'SIGINT'), redis && stopProcess(redis, 'SIGTERM')]);
}

function pidIn(file: string, pattern: RegExp): number {
  return existsSync(file) ? Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0;
}
