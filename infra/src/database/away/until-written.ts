import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-away';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** Settles when the one who asks for all of this process has had an answer; null while the database is not known to be away. */
let asking: Promise<void> | null = null;

/**
 * For noting what has been done already: a database that is away is waited for as long as it takes, since a success that
 * could not be noted is no failure, and doing it again would double it. `write` may run again after its answer got lost,
 * so it says the same the second time. Rejects with anything else, and with the last error once `stop` is aborted.
 *
 * One asks whether the database is back, the others wait for them: a hundred who knock at once keep it from getting up.
 */
export async function untilWritten<Result>(write: () => Promise<Result>, stop?: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || stop?.aborted) throw error;
    }
    if (!asking) return await askForAll(write, stop);
    await Promise.race([asking, aborted(stop)]);
  }
}

async function askForAll<Result>(write: () => Promise<Result>, stop?: AbortSignal): Promise<Result> {
  let answered = (): void => {};
  asking = new Promise((resolve) => (answered = resolve));
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: stop }).catch(() => {});
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseAway(error) || stop?.aborted) throw error;
      }
    }
  } finally {
    asking = null;
    answered();
  }
}

/** One listener per signal, however many wait. */
const aborts = new WeakMap<AbortSignal, Promise<void>>();

function aborted(stop?: AbortSignal): Promise<void> {
  if (!stop) return new Promise(() => {});
  let promise = aborts.get(stop);
  if (!promise) {
    promise = stop.aborted
      ? Promise.resolve()
      : new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
    aborts.set(stop, promise);
  }
  return promise;
}
