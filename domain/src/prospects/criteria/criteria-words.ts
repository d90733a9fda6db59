import { REGION_NAMES } from '../../geography/regions/region-names';
import { cityName, OCCUPANCY_LABELS, TRANSACTION_LABELS } from '../../listings/listing-names';
import { NATURE_LABELS } from '../../listings/nature';
import { isRent } from '../../listings/search/chips';
import { euros, frenchNumber } from '../../shared/text/french';
import type { Criteria, CriteriaOrigin } from './criteria';

/** Who says what somebody looks for. */
export const ORIGINS: Readonly<Record<CriteriaOrigin, string>> = {
  hand: 'Notés par l’agence',
  asked: 'D’après ses demandes',
  chat: 'D’après sa recherche dans le chat',
  'chat-and-asked': 'D’après sa recherche dans le chat et ses demandes',
};

const between = (
  { min, max }: { readonly min: number | undefined; readonly max: number | undefined },
  say: (value: number) => string,
): string | null => {
  if (min !== undefined && max !== undefined) return `${say(min)} à ${say(max)}`;
  if (min !== undefined) return `dès ${say(min)}`;
  return max === undefined ? null : `jusqu’à ${say(max)}`;
};

const squareMetres = (value: number): string => `${frenchNumber(value)}\u00a0m²`;

/** 'Vente', 'Boutique', 'Lyon (69)', '500 000 € à 900 000 €': one word group per criterion. */
export function criteriaWords(criteria: Criteria): readonly string[] {
  const { transactions = [], natures = [], cities = [], regions = [], occupancy, minYield } = criteria;
  const price = between({ min: criteria.minPrice, max: criteria.maxPrice }, euros);
  const surface = between({ min: criteria.minSurface, max: criteria.maxSurface }, squareMetres);
  return [
    ...transactions.map((one) => TRANSACTION_LABELS[one]),
    ...natures.map((one) => NATURE_LABELS[one]),
    ...cities.map((slug) => cityName(slug)),
    ...regions.map((code) => REGION_NAMES[code]),
    ...(price ? [isRent(criteria) ? `loyer annuel ${price}` : price] : []),
    ...(surface ? [surface] : []),
    ...(minYield === undefined ? [] : [`rendement dès ${frenchNumber(minYield)}\u00a0%`]),
    ...(occupancy ? [OCCUPANCY_LABELS[occupancy]] : []),
  ];
}
