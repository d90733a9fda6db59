import { askedPlace } from '../../geography/asked-place';
import type { Communes } from '../../geography/towns/communes';
import { chipsOf } from '../../listings/search/chips';
import type { ListingNames } from '../../listings/listing-names';
import type { SearchCriteria } from '../../listings/filters/filters';
import { euros, frenchNumber } from '../../shared/text/french';

/** One condition as it was understood, and what is asked once the visitor takes it away. */
export interface CriteriaChip {
  readonly key: string;
  readonly label: string;
  readonly without: SearchCriteria;
}

/** The list's chips in a chat's short words, kinds of transaction first: 'vente', 'Paris', '≤ 300 000 €'. */
export function criteriaChipsOf(criteria: SearchCriteria, communes: Communes): readonly CriteriaChip[] {
  const state = { criteria, sort: 'newest', view: 'grid', page: 1 } as const;
  const chips = chipsOf(state, namesIn(communes), { singleBound: true }).map(({ key, label, without }) => ({
    key,
    label: shortLabelOf(key, label, criteria),
    without: without.criteria,
  }));
  const { maxYield, ...others } = criteria;
  return [
    ...chips.filter(({ key }) => key.startsWith('transactionType:')),
    ...chips.filter(({ key }) => !key.startsWith('transactionType:')),
    ...(maxYield === undefined
      ? []
      : [{ key: 'maxYield', label: `rendement ≤\u00a0${frenchNumber(maxYield)}\u00a0%`, without: others }]),
  ];
}

/** 'J'ai compris : vente · Paris · ≤ 300 000 €' */
export const understoodText = (chips: readonly CriteriaChip[]): string =>
  `J'ai compris\u00a0: ${chips.map(({ label }) => label).join(' · ')}`;

function shortLabelOf(key: string, label: string, criteria: SearchCriteria): string {
  const { minPrice = 0, maxPrice = 0, minSurface = 0, maxSurface = 0, minYield = 0, transactions } = criteria;
  const yearly = transactions?.length === 1 && transactions[0] === 'rental' ? '\u00a0/\u00a0an' : '';
  switch (key) {
    case 'minPrice':
      return `≥\u00a0${euros(minPrice)}${yearly}`;
    case 'maxPrice':
      return `≤\u00a0${euros(maxPrice)}${yearly}`;
    case 'minSurface':
      return `≥\u00a0${frenchNumber(minSurface)}\u00a0m²`;
    case 'maxSurface':
      return `≤\u00a0${frenchNumber(maxSurface)}\u00a0m²`;
    case 'minYield':
      return `rendement ≥\u00a0${frenchNumber(minYield)}\u00a0%`;
    default:
      return /^(?:type|transactionType):/.test(key) || key === 'occupancy' ? label.toLowerCase() : label;
  }
}

const namesIn = (communes: Communes): ListingNames => ({ city: (slug) => askedPlace(slug, communes).name });
