import { readArea } from './area';

test.each([
  ['2.251,48.815,2.42,48.902', [2.251, 48.815, 2.42, 48.902]],
  ['-61.81,14.38,-60.81,14.89', [-61.81, 14.38, -60.81, 14.89]],
  ['2.25149,48.81549,2.42001,48.90201', [2.25149, 48.81549, 2.42001, 48.90201]],
])('a window of the map: %s', (text, area) => {
  const read = readArea(text);
  expect(read).toEqual(area);
  expect(readArea(read?.join(','))).toEqual(read);
});

test.each([
  null,
  '',
  '2,48,3',
  '2,48,3,49,5',
  '3,48,2,49',
  '2,49,3,48',
  '2,48,2,49',
  '2,-91,3,49',
  'a,b,c,d',
  '2,48,1e9,49',
  '0x2,48,3,49',
  ' 2,48,3,49',
])('no window: %s', (text) => expect(readArea(text)).toBeUndefined());
