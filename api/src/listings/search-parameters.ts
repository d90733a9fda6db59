import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

const PARAMETERS: Readonly<Record<string, string>> = {
  search: 'mots (aussi keyword)',
  city: 'villes : nom, slug ou slug-département, séparées par des virgules',
  type: 'types, séparés par des virgules',
  transactionType: 'sale, rental',
  region: 'codes INSEE des régions (aussi zone)',
  area: 'fenêtre de la carte : ouest, sud, est, nord en degrés',
  occupancy: 'occupied ou vacant',
  minPrice: 'euros ; un loyer est annuel',
  maxPrice: 'euros ; un loyer est annuel',
  minSurfaceRange: 'm² (aussi minSurface)',
  maxSurfaceRange: 'm²',
  minYield: '%',
  maxYield: '%',
  ids: 'ces biens et aucun autre',
  sort: 'newest, price-asc, price-desc, yield ou surface',
  page: 'à partir de 1',
  pageSize: '12 ; 100 au plus (aussi limit)',
  facets: '0 : sans les décomptes',
};

/** What readSearch reads, in the order of the listing addresses' codec; second names after the first. */
export const SEARCH_READS: readonly string[] = (
  'search keyword city cities transactionType minYield minPrice maxPrice minSurfaceRange minSurface maxSurfaceRange ' +
  'maxSurface occupancy type types region zone area maxYield ids sort page pageSize limit facets'
).split(' ');

export const MAP_READS: readonly string[] = [...SEARCH_READS, 'zoom', 'box'];

/** What readSearch reads, for OpenAPI. */
export const SearchParameters = (): MethodDecorator =>
  applyDecorators(
    ...Object.entries(PARAMETERS).map(([name, description]) =>
      ApiQuery({ name, description, required: false, type: String }),
    ),
  );
