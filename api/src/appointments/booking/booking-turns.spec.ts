import { BookingTurns } from './booking-turns';

const nothing = (): Promise<void> => Promise.resolve();
const refuse = (): Promise<never> => Promise.reject(new Error('taken'));

test('bookings of one adviser take turns, whatever becomes of the one before; those of another do not wait', async () => {
  const turns = new BookingTurns();
  const done: string[] = [];
  let end = (): void => {};
  const first = turns.run(1, () => new Promise<void>((resolve) => (end = resolve)));
  const second = turns.run(1, async () => {
    done.push('second');
    await refuse();
  });
  const third = turns.run(1, async () => void done.push('third'));
  await turns.run(2, async () => void done.push('another'));
  expect(done).toEqual(['another']);
  end();
  await Promise.allSettled([first, second, third]);
  expect(done).toEqual(['another', 'second', 'third']);
});

test('once their turns are over nothing of them is kept, of those that failed neither', async () => {
  const turns = new BookingTurns();
  const all = Array.from({ length: 300 }, (_, n) => turns.run(n % 100, n % 2 ? nothing : refuse));
  expect(turns.waiting).toBe(100);
  await Promise.allSettled(all);
  expect(turns.waiting).toBe(0);
});
