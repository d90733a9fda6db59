import { euros, frenchNumber } from '../shared/french';
import { isRent } from './chips';
import type { Relaxation } from './read-models';
import type { SearchCriteria } from './search-criteria';

type Criterion = Relaxation['criterion'];

const squareMetres = (value: number) => `${frenchNumber(value)}\u00a0m²`;
const percent = (value: number) => `${frenchNumber(value)}\u00a0%`;

const MOVED: Partial<Record<Criterion, (value: number, price: string) => string>> = {
  minPrice: (value, price) => `si ${price} minimum descend à ${euros(value)}`,
  maxPrice: (value, price) => `si ${price} maximum monte à ${euros(value)}`,
  minSurface: (value) => `si la surface descend à ${squareMetres(value)}`,
  maxSurface: (value) => `si la surface monte à ${squareMetres(value)}`,
  minYield: (value) => `si le rendement descend à ${percent(value)}`,
};

const DROPPED: Readonly<Record<Criterion, string>> = {
  search: 'sans les mots de la recherche',
  cities: 'dans toutes les villes',
  natures: 'tous types de biens confondus',
  transactions: 'à la vente comme à la location',
  regions: 'dans toutes les régions',
  area: 'hors de cette zone de la carte',
  occupancy: 'occupés comme libres',
  minPrice: 'sans prix minimum',
  maxPrice: 'sans prix maximum',
  minSurface: 'sans surface minimum',
  maxSurface: 'sans surface maximum',
  minYield: 'sans rendement minimum',
};

/** What is let go of: 'si la surface descend à 60 m²', 'dans toutes les villes'. */
export function relaxedBy({ criterion, value }: Omit<Relaxation, 'total'>, criteria: SearchCriteria): string {
  const price = isRent(criteria) ? 'le loyer annuel' : 'le prix';
  return value === undefined ? DROPPED[criterion] : (MOVED[criterion]?.(value, price) ?? DROPPED[criterion]);
}
