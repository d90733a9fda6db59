import { townsAround } from './surroundings';
import type { Commune } from './towns/communes';

const town = (name: string, population: number, longitude: number): Commune => ({
  name,
  population,
  department: '21',
  postcodes: [],
  center: [longitude, 47],
});
const names = (found: readonly Commune[]) => townsAround([5, 47], found).map(({ name }) => name);

test('the largest come first, each once, and only those whose place is known', () => {
  const found = [town('Petit', 100, 5), town('Grand', 900, 5.1), town('Grand', 900, 5.1)];
  expect(names([...found, { ...town('Nulle part', 5000, 5), center: null }])).toEqual(['Grand', 'Petit']);
});

test('of many, the nearest and the largest stay', () => {
  const hamlets = Array.from({ length: 200 }, (_, index) => town(`Hameau ${index}`, 10, 5 + (index + 1) / 1000));
  const cities = Array.from({ length: 60 }, (_, index) => town(`Ville ${index}`, 1000 + index, 5.4));
  const kept = names([...hamlets, ...cities]);
  expect(kept).toHaveLength(80);
  expect(kept.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => `Ville ${59 - index}`));
  expect(kept).toContain('Hameau 0');
  expect(kept).not.toContain('Hameau 100');
});
