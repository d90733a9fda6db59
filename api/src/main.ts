import 'reflect-metadata';
import { BadConfiguration } from '@pignon/infra/config/reading';
import { readConfig } from '@pignon/infra/config/config';
import { requirePostgres } from '@pignon/infra/database/required-postgres';
import { checkRoleAtStart } from '@pignon/infra/database/roles/check-role';
import { API_ROLE } from '@pignon/infra/database/roles/role-names';
import { endWhenStill } from '@pignon/infra/health/end-when-still';
import { announce } from '@pignon/infra/log/log';
import { createApp } from './create-app';

const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig();
  endWhenStill('api', config.endWhenStill);
  await requirePostgres(config.database.url);
  await checkRoleAtStart(config.database, API_ROLE, giveUp);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  announce('api ready', { url: await app.getUrl(), pid: process.pid });

  const stop = (): void => {
    process
      .removeAllListeners('SIGTERM')
      .removeAllListeners('SIGINT')
      .on('SIGTERM', () => {})
      .on('SIGINT', () => {});
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function giveUp(error: unknown): never {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    error instanceof BadConfiguration
      ? error.message
      : busy
        ? `PORT ${process.env.PORT ?? 3000} est déjà occupé par un autre programme`
        : error,
  );
  process.exit(1);
}

main().catch(giveUp);
