import { citySlugOf } from '../../shared/text/slug';
import type { Commune, Communes } from './communes';

/** Inhabitants from which a town goes by the beginning of its name: 'Neuilly', 'Aix'. */
const KNOWN = 10_000;
/** Alone they are the beginning of hundreds. */
const NO_NAMES = new Set([
  'le',
  'la',
  'les',
  'saint',
  'sainte',
  'grand',
  'grande',
  'mont',
  'ville',
  'val',
  'bois',
  'vieux',
]);

type Beginnings = ReadonlyMap<string, readonly Commune[]>;

/** Some 600 beginnings of the names of a thousand towns, made at the first question. */
const indexes = new WeakMap<Communes, Beginnings>();

/** The larger towns whose names begin with these words, the largest first. */
export const townsBeginning = (slug: string, communes: Communes): readonly Commune[] =>
  indexOf(communes).get(slug) ?? [];

function indexOf(communes: Communes): Beginnings {
  const kept = indexes.get(communes);
  if (kept) return kept;
  const made = new Map<string, Commune[]>();
  for (const town of communes.largerThan(KNOWN).toSorted((a, b) => b.population - a.population)) {
    const words = citySlugOf(town.name).split('-');
    for (let length = 1; length < words.length; length += 1) {
      const beginning = words.slice(0, length).join('-');
      const those = made.get(beginning) ?? [];
      if (!NO_NAMES.has(beginning) && !those.some((one) => isSame(one, town))) made.set(beginning, [...those, town]);
    }
  }
  indexes.set(communes, made);
  return made;
}

export const isSame = (a: Commune, b: Commune): boolean => a.name === b.name && a.department === b.department;
