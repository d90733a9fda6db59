import { createHash } from 'node:crypto';
import { PAINTS } from '../palette';
import { type Facade, facade } from './facade';

const fills = (seed: number, paint?: number) => facade({ seed, paint }).shapes.map(({ fill }) => fill);

const pathsOf = ({ shapes }: Facade) => shapes.map(({ d }) => d).join('');

test('a property keeps its house: what was drawn of it in a page once is drawn so for ever', () => {
  const drawn = [1, 7, 42, 2026].flatMap((seed) => [facade({ seed }), facade({ seed, width: 1200, height: 414 })]);
  expect(createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)).toBe('dc891e5d38c53081');
});

test('two properties have two houses', () => {
  const houses = Array.from({ length: 300 }, (_, seed) => JSON.stringify(facade({ seed }).shapes));
  expect(new Set(houses).size).toBe(300);
});

test('a shop is painted as asked, and the paints go round', () => {
  expect(fills(7, 2)).toContain(PAINTS[2].wood);
  expect(fills(7, 2 + PAINTS.length)).toEqual(fills(7, 2));
});

test('a sign lies within the picture, and without one nothing is written', () => {
  const { sign, width, height } = facade({ seed: 7, sign: 'PIGNON' });
  expect(sign?.x).toBeGreaterThan(0);
  expect(sign?.x).toBeLessThan(width);
  expect(sign?.y).toBeLessThan(height);
  expect(facade({ seed: 7 }).sign).toBeNull();
});

test('every path is made of numbers, at every size that pages ask for', () => {
  for (const [width, height] of [
    [400, 300],
    [160, 120],
    [1200, 414],
    [96, 400],
  ] as const)
    for (let seed = 0; seed < 100; seed += 1)
      expect(pathsOf(facade({ seed, width, height, night: seed % 2 === 0 }))).toMatch(/^[MmLlHhVvQqAaCcSsz\d .-]*$/);
});
