import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-away';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * For noting what has been done already: a database that is away is waited for as long as it takes, since a success that
 * could not be noted is no failure, and doing it again would double it. `write` may run again after its answer got lost,
 * so it says the same the second time. Rejects with anything else, and with the last error once `stop` is aborted.
 */
export async function untilWritten<Result>(write: () => Promise<Result>, stop?: AbortSignal): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || stop?.aborted) throw error;
      await sleep(pause, undefined, { signal: stop }).catch(() => {});
    }
  }
}
