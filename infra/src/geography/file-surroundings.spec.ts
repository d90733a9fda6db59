import { FileDepartments } from './file-departments';
import { FileSurroundings } from './file-surroundings';

const places = new FileSurroundings();

test.each([
  ['Dijon', [5.04, 47.32], ['Dijon', 'Chenôve', 'Talant'], "Côte-d'Or"],
  ['Paris', [2.35, 48.86], ['Paris', 'Boulogne-Billancourt', 'Montreuil'], 'Paris'],
  ['Ajaccio', [8.74, 41.92], ['Ajaccio'], 'Corse-du-Sud'],
  ['Saint-Denis of La Réunion', [55.45, -20.88], ['Saint-Denis', 'Sainte-Marie'], 'La Réunion'],
] as const)('around %s', (_, at, towns, department) => {
  const found = places.around(at);
  expect(found.towns.map(({ name }) => name)).toEqual(expect.arrayContaining([...towns]));
  expect(found.departments.map(({ name }) => name)).toContain(department);
});

test('in the ocean there is nobody', () => {
  expect(places.around([-30, 40])).toEqual({ towns: [], departments: [] });
});

test('each of the 101 départements has a closed outline with at least three corners', () => {
  const departments = new FileDepartments();
  const all = new Map(
    [
      ...Array.from({ length: 40 }, (_, x) =>
        Array.from({ length: 30 }, (__, y) => [-5 + x / 2.5, 41 + y / 2.9]),
      ).flat(),
      [55.5, -21.1],
      [-61.5, 16.2],
      [-61, 14.6],
      [-53, 4],
      [45.2, -12.8],
    ]
      .flatMap(([longitude = 0, latitude = 0]) => departments.around([longitude, latitude]))
      .map((department) => [department.code, department]),
  );
  expect(all.size).toBe(101);
  for (const { name, rings } of all.values())
    for (const ring of rings) expect([name, ring.length > 3, ring.at(-1)]).toEqual([name, true, ring[0]]);
});
