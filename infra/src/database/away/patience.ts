import { AsyncLocalStorage } from 'node:async_hooks';

/** How long anybody waits for a connection. */
export const MOST_WAIT_MS = 2000;

const ends = new AsyncLocalStorage<number>();

/** Whatever the work asks of a pool, one query after the other: its waits together are no longer than one may be. */
export const withPatience = <Result>(work: () => Promise<Result>): Promise<Result> =>
  ends.run(performance.now() + MOST_WAIT_MS, work);

/** Milliseconds, at least one. */
export function patienceLeft(): number {
  const end = ends.getStore();
  return end === undefined ? MOST_WAIT_MS : Math.max(1, end - performance.now());
}
