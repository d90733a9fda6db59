import { paced } from './paced';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PACE = { gatherMs: 150, everyMs: 1000 };

test('one asking is answered once, soon', () => {
  const act = jest.fn();
  paced(act, PACE).ask();
  jest.advanceTimersByTime(150);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('asked every 50 ms for ten seconds it acts about once a second, and once more after the last', () => {
  const act = jest.fn();
  const pace = paced(act, PACE);
  for (let asked = 0; asked < 200; asked += 1) {
    pace.ask();
    jest.advanceTimersByTime(50);
  }
  const meanwhile = act.mock.calls.length;
  expect(meanwhile).toBeGreaterThanOrEqual(9);
  expect(meanwhile).toBeLessThanOrEqual(13);
  pace.ask();
  jest.advanceTimersByTime(1000);
  expect(act.mock.calls.length).toBeGreaterThan(meanwhile);
});

test('two that come one after the other are both answered soon', () => {
  const act = jest.fn();
  const pace = paced(act, PACE);
  pace.ask();
  jest.advanceTimersByTime(200);
  pace.ask();
  jest.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledTimes(2);
});

test('what is asked while it acts is not lost', () => {
  let asks = 1;
  const act = jest.fn(() => asks-- > 0 && pace.ask());
  const pace = paced(act, PACE);
  pace.ask();
  jest.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('stopped it does not act any more', () => {
  const act = jest.fn();
  const pace = paced(act, PACE);
  pace.ask();
  pace.stop();
  jest.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
