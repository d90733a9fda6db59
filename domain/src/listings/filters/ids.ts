import { listOf } from './choices';
import type { Filter } from './filter';

const LARGEST_ID = 2 ** 31;

/** Exactly these properties: what a map's popup shows. None of them is none at all. */
export const ids: Filter<readonly number[]> = {
  parameters: ['ids'],
  about: 'ces biens et aucun autre',
  many: true,
  callsOnly: true,
  read(text, reading) {
    const numbers = listOf(text, reading).map(Number);
    if (numbers.some((id) => !Number.isInteger(id) || id < 1 || id >= LARGEST_ID))
      reading.fault('doit être une liste de nombres');
    return numbers;
  },
  write: (numbers) => numbers.join(','),
};
