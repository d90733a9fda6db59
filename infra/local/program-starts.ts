import { join } from 'node:path';
import type { Entrances } from './prepare-database';
import { Program } from './processes/program';
import type { Started } from './processes/started';

interface Circumstances {
  readonly dataDir: string;
  readonly port: number;
  readonly settings: NodeJS.ProcessEnv;
  readonly enter: Entrances;
  readonly started: Started;
}

type Environment = Readonly<Record<string, string>>;

export interface ProgramStarts {
  startApi(port?: number, nodeOptions?: readonly string[], env?: Environment): Promise<Program>;
  startWorker(nodeOptions?: readonly string[], env?: Environment): Promise<Program>;
  startMail(): Promise<Program>;
  startPartners(): Promise<Program>;
}

/** How each program is started, the first time and whenever it is to come back. */
export function programStarts({ dataDir, port, settings, enter, started }: Circumstances): ProgramStarts {
  const log = (name: string): string => join(dataDir, `${name}.log`);
  return {
    startMail: () =>
      Program.start({
        name: 'Le courrier local',
        file: 'infra/dist/local/mail/main.js',
        env: settings,
        log: log('mail'),
        readyText: 'Courrier local : smtp',
        started: [started, 'target'],
      }),
    startPartners: () =>
      Program.start({
        name: 'Les partenaires locaux',
        file: 'infra/dist/local/partners/main.js',
        env: settings,
        log: log('partners'),
        readyText: 'Partenaires locaux : http',
        started: [started, 'target'],
      }),
    startApi: (at = port, nodeOptions = [], more = {}) =>
      Program.start({
        name: "L'api",
        file: 'api/dist/main.js',
        env: { ...settings, PORT: String(at), ...more, DATABASE_URL: enter.api(more.DATABASE_URL) },
        log: log('api'),
        nodeOptions,
        readyText: 'api ready',
        started: [started, 'program'],
      }),
    startWorker: (nodeOptions = [], more = {}) =>
      Program.start({
        name: 'Un worker',
        file: 'workers/dist/main.js',
        // Concurrency of all kinds and four more: a lease must never wait for a connection.
        // Photos are unpacked by many threads: without the second, each keeps a heap of its own that is never given back.
        env: {
          DATABASE_POOL: '72',
          MALLOC_ARENA_MAX: '2',
          ...settings,
          ...more,
          DATABASE_URL: enter.workers(more.DATABASE_URL),
        },
        log: log('workers'),
        nodeOptions,
        readyText: 'workers ready',
        started: [started, 'program'],
      }),
  };
}
