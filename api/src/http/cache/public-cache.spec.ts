import { keptAnswer } from './kept-answer';
import { PublicCache } from './public-cache';

const page = (showsListings: boolean) => keptAnswer(Buffer.from('page'), 'text/html', showsListings);

function deafCache(deafMs: number) {
  let hearing = { hears: true, deafMs: 0 };
  const cache = new PublicCache(() => hearing);
  cache.keep('/', page(true), cache.generation);
  cache.keep('/faq', page(false), cache.generation);
  hearing = { hears: false, deafMs };
  return cache;
}

test('while no change can be heard of nothing that was kept passes for true', () => {
  expect(deafCache(0).get('/')).toBeUndefined();
});

test.each([
  [59_000, true, true],
  [61_000, false, true],
  [3_601_000, false, false],
])(
  'security row 19 after %i ms without hearing of changes, a page of properties stands in: %s, a page of text: %s',
  (deaf, listings, texts) => {
    const cache = deafCache(deaf);
    expect([cache.stale('/') !== undefined, cache.stale('/faq') !== undefined]).toEqual([listings, texts]);
  },
);

test('what was kept before the silence is forgotten when changes are heard of again', () => {
  const cache = deafCache(1000);
  cache.clear();
  expect(cache.stale('/faq')).toBeUndefined();
});
