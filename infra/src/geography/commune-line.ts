import type { Commune } from '@pignon/domain/geography/towns/communes';

/** A line of infra/data/communes.tsv. */
export function communeIn(line: string): Commune {
  const [, name = '', department = '', population = '0', postcodes = '', center = ''] = line.split('\t');
  const [latitude, longitude] = center.split(' ').map(Number);
  return {
    name,
    department,
    population: Number(population),
    postcodes: postcodes === '' ? [] : postcodes.split(' '),
    center: longitude === undefined || latitude === undefined ? null : [longitude, latitude],
  };
}
