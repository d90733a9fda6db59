import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localDatabaseUrl } from './postgres/local-database-url';
import { Started } from './processes/started';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** One command on DATABASE_URL, else on the local database, which stops again unless it ran before. */
export function withDatabase(work: (place: Place) => Promise<void>): void {
  const dataDir = resolve(process.env.DATA_DIR || '.local');
  const started = new Started();
  const running = existsSync(join(dataDir, 'run.json'));
  const tidy = (): Promise<void> => (running ? Promise.resolve() : started.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void tidy().then(() => process.exit(130)));
  const done = async (): Promise<void> => {
    try {
      await work({ dataDir, databaseUrl: await localDatabaseUrl(dataDir, started) });
    } finally {
      await tidy();
    }
  };
  done().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
