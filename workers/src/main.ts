import 'reflect-metadata';
import { BadConfiguration } from '@pignon/infra/config/reading';
import { readConfig } from '@pignon/infra/config/config';
import { requirePostgres } from '@pignon/infra/database/required-postgres';
import { checkRoleAtStart } from '@pignon/infra/database/roles/check-role';
import { WORKERS_ROLE } from '@pignon/infra/database/roles/role-names';
import { endWhenStill } from '@pignon/infra/health/end-when-still';
import { announce, log } from '@pignon/infra/log/log';
import { startWorkers } from './start-workers';

async function main(): Promise<void> {
  const config = readConfig();
  endWhenStill('workers', config.endWhenStill);
  await requirePostgres(config.database.url);
  await checkRoleAtStart(config.database, WORKERS_ROLE, giveUp);
  const workers = await startWorkers(config, (why) => {
    console.error(why);
    process.exit(1);
  });
  announce('workers ready', { pid: process.pid, healthPort: workers.port });

  const stop = async (): Promise<void> => {
    // Twice the same signal must not close twice.
    process
      .removeAllListeners('SIGTERM')
      .removeAllListeners('SIGINT')
      .on('SIGTERM', () => {})
      .on('SIGINT', () => {});
    await workers.stop();
    log('info', 'workers stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());
}

function giveUp(error: unknown): never {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    error instanceof BadConfiguration
      ? error.message
      : busy
        ? `WORKERS_PORT ${process.env.WORKERS_PORT ?? 3001} est déjà occupé par un autre programme`
        : error,
  );
  process.exit(1);
}

main().catch(giveUp);
