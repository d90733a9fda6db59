import { type ListingState, withCriteria } from '@pignon/domain/listings/listing-url';
import type { Relaxation } from '@pignon/domain/listings/read-models';
import { relaxedBy } from '@pignon/domain/listings/relaxed-by';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
<<<<<<< HEAD
import { frenchNumber } from '@pignon/domain/shared/french';
=======
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
  area: 'hors de cette zone de la carte',
  occupancy: 'occupés comme libres',
  minPrice: 'sans prix minimum',
  maxPrice: 'sans prix maximum',
  minSurface: 'sans surface minimum',
  maxSurface: 'sans surface maximum',
  minYield: 'sans rendement minimum',
};
>>>>>>> 869932a (feat(maps): the cards follow the map, Back finds it as it was, rents say they are of a year)

/** '4 biens si la surface descend à 60 m²'. */
export const relaxationText = (relaxation: Relaxation, criteria: SearchCriteria): string =>
  `${frenchNumber(relaxation.total)}\u00a0bien${relaxation.total > 1 ? 's' : ''} ${relaxedBy(relaxation, criteria)}`;

export const relaxed = (state: ListingState, { criterion, value }: Relaxation): ListingState =>
  withCriteria(state, { ...state.criteria, [criterion]: value });
