import { liesIn } from '../../geography/lies-in';
import type { OffMarketTeaser } from '../../listings/read-models';
import type { SearchCriteria } from '../../listings/filters/filters';

/** Of what a teaser says; the rest of an off-market property must not tell itself by being found (F21). */
const TOLD: readonly (keyof SearchCriteria)[] = [
  'search',
  'cities',
  'natures',
  'transactions',
  'minPrice',
  'maxPrice',
] as const;

/** Among teasers, which everybody may read: those of the place or words asked for that are no other kind and no other price. */
export function matchTeasers(
  { search, cities, natures, transactions, minPrice, maxPrice }: SearchCriteria,
  teasers: readonly OffMarketTeaser[],
): readonly OffMarketTeaser[] {
  if (!search && !cities?.length) return [];
  return teasers.filter(
    ({ city, citySlug, nature, transactionType, amount }) =>
      (!cities?.length || cities.some((place) => liesIn(place, { city, citySlug }))) &&
      (!natures?.length || natures.includes(nature)) &&
      (!transactions?.length || transactions.includes(transactionType)) &&
      // What has no price passes, as in the list (F07).
      (amount === null || (amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Number.POSITIVE_INFINITY))),
  );
}

/**
 * Said after 'Je n'ai pas trouvé de biens correspondant...'. It names none of them: the page does, to whoever asks for
 * access (security row 16). Null where there is none.
 */
export function offMarketText(criteria: SearchCriteria, matches: readonly OffMarketTeaser[]): string | null {
  if (matches.length === 0) return null;
  const told = Object.entries(criteria).every(
    ([name, value]) => value === undefined || TOLD.includes(name as keyof SearchCriteria),
  );
  const [one, several] = told ? ['correspond', 'correspondent'] : ['pourrait correspondre', 'pourraient correspondre'];
  const subject = matches.length === 1 ? `un bien OFF MARKET ${one}` : `des biens OFF MARKET ${several}`;
  return `mais ${subject} à votre recherche\u00a0: l’accès se demande.`;
}
