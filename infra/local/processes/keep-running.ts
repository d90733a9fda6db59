import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../postgres/postgres';
import { startRedis } from '../redis/redis';
import type { Started } from './started';
import type { System } from '../system';

interface Keeping {
  readonly dataDir: string;
  readonly started: Started;
}

/** What may end and be started again. */
interface Part {
  readonly gone: Promise<string>;
  stop(): Promise<void>;
}

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** What ran for so long did not end because of how it was started. */
const LONG_LIFE_MS = 60_000;

/** Restarts that are wanted, by whoever watches for edits. */
export interface Restarts {
  api(): void;
  workers(): void;
}

/** Every part comes back by itself, as under any supervisor: its end is said once, and once that it is back. */
export function keepRunning(system: System, { dataDir, started }: Keeping): Restarts {
  /** Answers how to have it restarted now, which is no fault. */
  const keep = <Kept extends Part>(
    name: string,
    first: Kept,
    again: () => Promise<Kept>,
    end: (part: Kept) => unknown = (part) => part.stop(),
  ): (() => void) => {
    let part = first;
    let wanted = false;
    let hurry = new AbortController();
    const pauseOf = async (ms: number): Promise<void> => {
      if (!wanted) await sleep(ms, undefined, { signal: hurry.signal }).catch(() => {});
    };
    const loop = async (): Promise<void> => {
      for (let pause = SHORTEST_PAUSE_MS; ; ) {
        const since = Date.now();
        const why = await part.gone;
        if (started.ending) return;
        if (!wanted) console.error(`${name} s'est arrêté (${why}), nouveau démarrage… Journaux : ${dataDir}`);
        if (wanted || Date.now() - since > LONG_LIFE_MS) pause = SHORTEST_PAUSE_MS;
        const from = Date.now();
        for (let next: Kept | null = null; !next; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
          await pauseOf(pause);
          if (started.ending) return;
          const was = wanted;
          wanted = false;
          hurry = new AbortController();
          next = await again().catch((error: unknown) => {
            // After an edit its author wants to know why; otherwise the log has it.
            if (was) console.error(error instanceof Error ? error.message : error);
            return null;
          });
          if (next) part = next;
        }
        console.log(`${name} est de nouveau là (${((Date.now() - from) / 1000).toFixed(1)} s).`);
      }
    };
    void loop();
    return () => {
      wanted = true;
      hurry.abort();
      void end(part);
    };
  };
  const { postgres, redis } = system;
  if (postgres)
    keep('PostgreSQL', postgres, async () => {
      const { port } = postgres;
      return (system.postgres = await startPostgres(join(dataDir, 'postgres'), { port, started }));
    });
  if (redis)
    keep('Redis', redis, async () => {
      const { port } = redis;
      return (system.redis = await startRedis(join(dataDir, 'redis'), { port, started }));
    });
  keep('Le courrier local', system.mail, async () => (system.mail = await system.startMail()));
  keep('Le serveur des partenaires', system.partners, async () => (system.partners = await system.startPartners()));
  const api = system.api
    ? keep(
        'Le serveur du site (api)',
        system.api,
        async () => (system.api = await system.startApi()),
        // Its author waits: what it answers just now is asked again, and nothing of it is lost (P1).
        (part) => part.kill('SIGKILL'),
      )
    : () => {};
  const workers = system.workers.map((worker, index) =>
    keep(`Le worker ${index + 1}`, worker, async () => (system.workers[index] = await system.startWorker())),
  );
  return { api, workers: () => workers.forEach((restart) => restart()) };
}
