import { RecentAnswers } from './recent-answers';

const answers = () => new RecentAnswers<{ size: number; text: string }>(100, 1_000_000);
const answer = (text: string, size = 10) => ({ text, size });

test('what was asked for twice outlives any number of questions that are asked once', () => {
  const kept = answers();
  kept.set('/', answer('home'));
  kept.get('/');
  for (let i = 0; i < 10_000; i++) kept.set(`/?odd=${i}`, answer('odd'));
  expect(kept.get('/')?.text).toBe('home');
});

test('the one that was not used for longest makes room', () => {
  const kept = answers();
  for (let i = 0; i < 100; i++) {
    kept.set(`/${i}`, answer(`${i}`));
    kept.get(`/${i}`);
    kept.get('/0');
  }
  expect(kept.get('/0')?.text).toBe('0');
  expect(kept.get('/1')).toBeUndefined();
  expect(kept.get('/99')?.text).toBe('99');
});

test('their size has a ceiling, long keys counted in', () => {
  const kept = answers();
  for (let i = 0; i < 10; i++) kept.set(`/${i}`, answer('large', 100_000));
  expect(Array.from({ length: 10 }, (_, i) => kept.peek(`/${i}`)).filter(Boolean)).toHaveLength(2);
  kept.set('k'.repeat(200_000), answer('key'));
  expect(kept.peek('k'.repeat(200_000))).toBeUndefined();
});
