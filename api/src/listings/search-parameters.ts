import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { EACH_FILTER } from '@pignon/domain/listings/filters/filters';

const FILTERED: readonly (readonly [string, string])[] = EACH_FILTER.map(
  ([
    ,
    {
      parameters: [name, ...also],
      about,
    },
  ]) => [name, also.length > 0 ? `${about} (aussi ${also.join(', ')})` : about],
);
const PAGED = [
  ['sort', 'newest, price-asc, price-desc, yield ou surface'],
  ['page', 'à partir de 1'],
  ['pageSize', '12 ; 100 au plus (aussi limit)'],
  ['facets', '0 : sans les décomptes'],
] as const;

/** What readSearch reads, in the order of the listing addresses' codec; second names after the first. */
export const SEARCH_READS: readonly string[] = [
  ...EACH_FILTER.flatMap(([, { parameters }]) => parameters),
  'sort',
  'page',
  'pageSize',
  'limit',
  'facets',
];

export const MAP_READS: readonly string[] = [...SEARCH_READS, 'zoom', 'box'];

/** What readSearch reads, for OpenAPI. */
export const SearchParameters = (): MethodDecorator =>
  applyDecorators(
    ...[...FILTERED, ...PAGED].map(([name, description]) =>
      ApiQuery({ name, description, required: false, type: String }),
    ),
  );
