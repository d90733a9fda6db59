import type { SearchCriteria } from '../../listings/filters/filters';
import { DROPPED } from '../reading/dropped-limits';

const ADDING = /\b(?:aussi|egalement|en plus|ou bien|ou alors|ajoute[rz]?|also|too)\b|^(?:et|ou|and|or)\b/;
/** 'et à Lyon plutôt ?', 'et sinon à Dijon ?', 'rien à Bordeaux ? et Libourne alors ?': the one in the place of the other. */
const INSTEAD =
  /\b(?:plutot|a la place|au lieu|sinon|instead|rather)\b|^(?:rien|pas)\b|^et (?:si (?:on|je) )?(?:\S+ ){0,6}(?:alors|dans ce cas)$/;

const STILL_ADDING = /\b(?:aussi|egalement|en plus|ajoute[rz]?|also)\b/;

/** One more sentence about the same search: what it says replaces what was said of the same kind; 'aussi' adds to it. */
export function refineCriteria(before: SearchCriteria, said: SearchCriteria, words: string): SearchCriteria {
  const kept: Record<string, unknown> = { ...before };
  const drop = (keys: readonly (keyof SearchCriteria)[]): void => keys.forEach((key) => delete kept[key]);
  for (const [pattern, keys] of DROPPED) if (pattern.test(words)) drop(keys);
  const adding = ADDING.test(words) && !(INSTEAD.test(words) && !STILL_ADDING.test(words));
  // A price is no rent: who looks for the other kind has not said how much.
  const other =
    before.transactions && said.transactions && !said.transactions.some((one) => before.transactions?.includes(one));
  if (other || said.minPrice !== undefined || said.maxPrice !== undefined) drop(['minPrice', 'maxPrice']);
  if (said.minSurface !== undefined || said.maxSurface !== undefined) drop(['minSurface', 'maxSurface']);
  if (said.minYield !== undefined || said.maxYield !== undefined) drop(['minYield', 'maxYield']);
  if ((said.cities || said.regions) && !adding) drop(['cities', 'regions', 'search']);
  for (const [name, value] of Object.entries(said)) {
    const old = kept[name];
    kept[name] = adding && Array.isArray(value) && Array.isArray(old) ? [...new Set([...old, ...value])] : value;
  }
  return kept;
}
