import { metresBetween } from './distance';
import type { LngLat } from './lng-lat';
import type { Commune } from './towns/communes';

export interface NamedTown {
  readonly name: string;
  readonly population: number;
  /** About, to a hundredth of a degree. */
  readonly at: LngLat;
}

export interface OutlinedDepartment {
  /** '21', '2A', '974' */
  readonly code: string;
  readonly name: string;
  readonly rings: readonly (readonly LngLat[])[];
}

/** What a map without streets can say of a place: the towns around it, the largest first, and whose départements they are. */
export interface Surroundings {
  readonly towns: readonly NamedTown[];
  readonly departments: readonly OutlinedDepartment[];
}

export abstract class SurroundingPlaces {
  /** Towns less than a quarter of a degree away (20 to 28 km), départements less than half of one. */
  abstract around(at: LngLat): Surroundings;
}

/** The towns of the nearest window are named whatever their size, those further away by it. */
const NEAREST = 40;
const LARGEST = 40;

/** Of those that were found around: a commune stands in the gazetteer once for each of its former names. */
export function townsAround(at: LngLat, found: readonly Commune[]): readonly NamedTown[] {
  const towns = new Map<string, NamedTown>();
  for (const { name, department, population, center } of found)
    if (center) towns.set(`${department} ${name}`, { name, population, at: center });
  const all = [...towns.values()];
  const near = all.toSorted((a, b) => metresBetween(at, a.at) - metresBetween(at, b.at)).slice(0, NEAREST);
  const large = all.toSorted(bySize).slice(0, LARGEST);
  return [...new Set([...near, ...large])].toSorted(bySize);
}

const bySize = (a: NamedTown, b: NamedTown): number =>
  b.population - a.population || a.name.localeCompare(b.name, 'fr');
