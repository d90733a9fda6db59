import { Watch } from './watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a watch looks at once and at each turn, whatever failed before', async () => {
  const faults: unknown[] = [];
  let looks = 0;
  const watch = new Watch(
    () => (++looks === 2 ? Promise.reject(new Error('away')) : Promise.resolve()),
    1000,
    (error) => faults.push(error),
  );
  watch.start();
  await jest.advanceTimersByTimeAsync(3000);
  await watch.stop();
  await jest.advanceTimersByTimeAsync(3000);
  expect([looks, faults]).toEqual([4, [new Error('away')]]);
});

test('a watch never looks twice at the same time, and its stop waits for the last', async () => {
  let running = 0;
  let most = 0;
  const watch = new Watch(
    async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      running -= 1;
    },
    1000,
    () => {},
  );
  watch.start();
  await jest.advanceTimersByTimeAsync(1500);
  const stopped = watch.stop();
  await jest.advanceTimersByTimeAsync(1500);
  await stopped;
  expect([most, running]).toEqual([1, 0]);
});
