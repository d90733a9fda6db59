import { isRent } from '@pignon/domain/listings/chips';
import { type ListingState, withCriteria } from '@pignon/domain/listings/listing-url';
import type { Relaxation } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { euros, frenchNumber } from '@pignon/domain/shared/french';

type Criterion = Relaxation['criterion'];

const squareMetres = (value: number) => `${frenchNumber(value)}\u00a0m²`;
const percent = (value: number) => `${frenchNumber(value)}\u00a0%`;

const moved: Partial<Record<Criterion, (value: number, price: string) => string>> = {
  minPrice: (value, price) => `si ${price} minimum descend à ${euros(value)}`,
  maxPrice: (value, price) => `si ${price} maximum monte à ${euros(value)}`,
  minSurface: (value) => `si la surface descend à ${squareMetres(value)}`,
  maxSurface: (value) => `si la surface monte à ${squareMetres(value)}`,
  minYield: (value) => `si le rendement descend à ${percent(value)}`,
};

const dropped: Readonly<Record<Criterion, string>> = {
  search: 'sans les mots de la recherche',
  cities: 'dans toutes les villes',
  natures: 'tous types de biens confondus',
  transactions: 'à la vente comme à la location',
  regions: 'dans toutes les régions',
  occupancy: 'occupés comme libres',
  minPrice: 'sans prix minimum',
  maxPrice: 'sans prix maximum',
  minSurface: 'sans surface minimum',
  maxSurface: 'sans surface maximum',
  minYield: 'sans rendement minimum',
};

/** '4 biens si la surface descend à 60 m²'. */
export function relaxationText({ criterion, value, total }: Relaxation, criteria: SearchCriteria): string {
  const price = isRent(criteria) ? 'le loyer annuel' : 'le prix';
  const how = value === undefined ? dropped[criterion] : (moved[criterion]?.(value, price) ?? dropped[criterion]);
  return `${frenchNumber(total)}\u00a0bien${total > 1 ? 's' : ''} ${how}`;
}

export const relaxed = (state: ListingState, { criterion, value }: Relaxation): ListingState =>
  withCriteria(state, { ...state.criteria, [criterion]: value });
