import type { SearchCriteria } from '../listings/search-criteria';

/** Said of a limit that no longer counts. */
const DROPS: readonly (readonly [RegExp, readonly (keyof SearchCriteria)[]])[] = [
  [/\b(?:partout|n importe ou|toute la france|peu importe (?:ou|la ville|l endroit|le lieu))\b/, ['cities', 'regions']],
  [
    /\b(?:peu importe|n importe|sans limite de|quel que soit) (?:le |la )?(?:prix|budget|quel prix)\b/,
    ['minPrice', 'maxPrice'],
  ],
  [
    /\b(?:peu importe|n importe|sans limite de|quelle que soit) (?:la |quelle )?(?:surface|superficie|taille)\b/,
    ['minSurface', 'maxSurface'],
  ],
  [/\b(?:peu importe|n importe quel) (?:le )?type\b/, ['natures']],
];
const ADDING = /\b(?:aussi|egalement|en plus|ou bien|ou alors|ajoute[rz]?)\b|^(?:et|ou)\b/;

/** One more sentence about the same search: what it says replaces what was said of the same kind; 'aussi' adds to it. */
export function refined(before: SearchCriteria, said: SearchCriteria, words: string): SearchCriteria {
  const kept: Record<string, unknown> = { ...before };
  const drop = (keys: readonly (keyof SearchCriteria)[]): void => keys.forEach((key) => delete kept[key]);
  for (const [pattern, keys] of DROPS) if (pattern.test(words)) drop(keys);
  const adding = ADDING.test(words);
  if (said.minPrice !== undefined || said.maxPrice !== undefined) drop(['minPrice', 'maxPrice']);
  if (said.minSurface !== undefined || said.maxSurface !== undefined) drop(['minSurface', 'maxSurface']);
  if (said.minYield !== undefined || said.maxYield !== undefined) drop(['minYield', 'maxYield']);
  if ((said.cities || said.regions) && !adding) drop(['cities', 'regions', 'search']);
  for (const [name, value] of Object.entries(said)) {
    const old = kept[name];
    kept[name] = adding && Array.isArray(value) && Array.isArray(old) ? [...new Set([...old, ...value])] : value;
  }
  return kept;
}
