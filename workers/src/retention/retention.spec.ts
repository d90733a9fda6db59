import type { RetentionRule } from '@pignon/infra/retention/retention-rule';
import { Retention } from './retention';

const rule = (name: string, everyMinutes?: 10 | 60): RetentionRule => ({
  name,
  keptFor: '1 day',
  past: '',
  remove: '',
  everyMinutes,
});
const RULES = [rule('counts', 10), rule('photos', 60), rule('audit')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function swept(minutes: number, failing = ''): Promise<readonly string[]> {
  const done: string[] = [];
  const runs = {
    sweep: (rules: readonly RetentionRule[]) => {
      const names = rules.map(({ name }) => name);
      if (names.includes(failing)) return Promise.reject(new Error('The disk is full.'));
      done.push(...names);
      return Promise.resolve();
    },
    night: () => {
      done.push('night');
      return Promise.resolve([]);
    },
  };
  const retention = new Retention(runs, RULES, () => done.push('fault'));
  retention.start();
  await jest.advanceTimersByTimeAsync(minutes * 60_000);
  await retention.stop();
  return done;
}

test('each rule is swept at its own pace, the first time at once', async () => {
  const done = await swept(60);
  const times = (name: string) => done.filter((one) => one === name).length;
  expect([times('counts'), times('photos'), times('audit'), times('night')]).toEqual([7, 2, 0, 7]);
});

test('what fails is told and stops nothing else', async () => {
  expect(await swept(0, 'counts')).toEqual(['fault', 'photos', 'night']);
  expect(await swept(0, 'photos')).toEqual(['counts', 'fault', 'night']);
});
