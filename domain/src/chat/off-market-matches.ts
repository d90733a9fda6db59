import type { OffMarketTeaser } from '../listings/read-models';
import type { SearchCriteria } from '../listings/search-criteria';
import { type ChatReply, say } from './chat-turn';

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
export function offMarketMatches(
  { search, cities, natures, transactions, minPrice, maxPrice }: SearchCriteria,
  teasers: readonly OffMarketTeaser[],
): readonly OffMarketTeaser[] {
  if (!search && !cities?.length) return [];
  return teasers.filter(
    ({ citySlug, nature, transactionType, amount }) =>
      (!cities?.length || cities.includes(citySlug)) &&
      (!natures?.length || natures.includes(nature)) &&
      (!transactions?.length || transactions.includes(transactionType)) &&
      // What has no price passes, as in the list (F07).
      (amount === null || (amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Number.POSITIVE_INFINITY))),
  );
}

/** Where nothing else was found. It names none of them: the page does, to whoever asks for access (security row 16). */
export function offMarketReply(criteria: SearchCriteria, matches: readonly OffMarketTeaser[]): ChatReply | null {
  if (matches.length === 0) return null;
  const known = Object.entries(criteria).every(
    ([name, value]) => value === undefined || TOLD.includes(name as keyof SearchCriteria),
  );
  const one = matches.length === 1;
  const subject = one ? 'Un bien OFF MARKET' : 'Des biens OFF MARKET';
  const verb = known
    ? one
      ? 'correspond'
      : 'correspondent'
    : one
      ? 'pourrait correspondre'
      : 'pourraient correspondre';
  return say(`${subject} ${verb} à votre recherche, sans être publié${one ? '' : 's'}\u00a0: l’accès se demande.`, {
    link: { label: 'Demander l’accès', href: '/off-market' },
  });
}
