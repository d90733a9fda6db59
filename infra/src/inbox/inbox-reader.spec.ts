import type { InboxHearer, InboxPosition } from '@pignon/domain/mailbox/inbox/agency-inbox';
import { InboxReader } from './inbox-reader';
import type { ReaderLock } from './reader-lock';

const AT: InboxPosition = { validity: '1', lastUid: 0, readAt: new Date(0) };

/** `reads`: what becomes of each reading of the mailbox; the last one waits for the end. */
function reader(reads: readonly ((hearer: InboxHearer) => Promise<void>)[], locks: readonly boolean[] = []) {
  const left = [...reads];
  const held = [...locks];
  const faults: unknown[] = [];
  let released = 0;
  const whole = new InboxReader({
    inbox: {
      read: (hearer, signal) =>
        left.shift()?.(hearer) ?? new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    },
    hearer: { position: () => Promise.resolve(AT), begin: () => Promise.resolve(), take: () => Promise.resolve() },
    lock: () =>
      Promise.resolve(
        held.shift() === false
          ? null
          : ({
              signal: new AbortController().signal,
              release: async () => void (released += 1),
            } as unknown as ReaderLock),
      ),
    pauseMs: 50,
    firstMs: 100,
    mostMs: 400,
    onFault: (error) => faults.push(error),
    onRead: () => {},
  });
  return { whole, faults, left, held, released: () => released };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('E11 after a failure it waits, twice as long after each further one, up to the longest', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const { whole, faults } = reader([fail, fail, fail, fail, fail]);
  whole.start();
  const seen: number[] = [];
  for (const wait of [0, 100, 200, 400, 400]) {
    await jest.advanceTimersByTimeAsync(wait);
    seen.push(faults.length);
  }
  await whole.stop();
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('E11 once the mailbox was open, the next failure waits the shortest while again', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const opened = async (hearer: InboxHearer) => {
    await hearer.position();
    throw new Error('cut');
  };
  const { whole, faults } = reader([fail, fail, opened, fail]);
  whole.start();
  for (const wait of [0, 100, 200, 100]) await jest.advanceTimersByTimeAsync(wait);
  await whole.stop();
  expect(faults).toHaveLength(4);
});

test('E11 while another worker reads it looks again and again, and reads once that one has let go', async () => {
  const { whole, held, released } = reader([], [false, false, true]);
  whole.start();
  await jest.advanceTimersByTimeAsync(100);
  expect(held).toHaveLength(0);
  await whole.stop();
  expect(released()).toBe(1);
});
