import { ownPath } from './own-path';

const ORIGIN = 'https://exemple.fr';

test.each([
  ['/ancienne-page', '/ancienne-page', ''],
  ['/ancienne-page/', '/ancienne-page', ''],
  ['/', '/', ''],
  ['https://exemple.fr/nos-biens?type=bureaux#carte', '/nos-biens', '?type=bureaux'],
  ['/été', '/%C3%A9t%C3%A9', ''],
  ['/a/../b', '/b', ''],
])('E15 %s is the page %s%s of ours', (typed, path, search) => {
  expect(ownPath(typed, ORIGIN)).toEqual({ path, search });
});

test.each([
  'ancienne-page',
  '//ailleurs.fr/page',
  '/\\ailleurs.fr',
  'https://ailleurs.fr/page',
  'https://exemple.fr.ailleurs.fr/',
  'javascript:alert(1)',
  `/${'a'.repeat(300)}`,
  '/.//ailleurs.fr',
  `/blog${'/'.repeat(400)}x`,
])('E15 %s is none of our pages', (typed) => {
  expect(ownPath(typed, ORIGIN)).toBeNull();
});
