import { citySlugOf, slugOf } from '../../shared/text/slug';
import type { Communes } from './communes';
import { postcodeIn } from './postcode-in';

/**
 * 'Paris (75017)' of '12 rue de Lévis 75017 PARIS': the commune that its postcode serves and that it names. Null where the
 * two do not agree: what is told is of our gazetteer, never the visitor's own words (security row 52).
 */
export function townInAddress(address: string, communes: Communes): string | null {
  const postcode = postcodeIn(address);
  if (!postcode) return null;
  const words = `-${slugOf(address)}-`;
  const [town] = communes
    .served(postcode)
    .filter(({ name }) => words.includes(`-${citySlugOf(name)}-`))
    .toSorted((a, b) => b.name.length - a.name.length);
  return town ? `${town.name} (${postcode})` : null;
}
