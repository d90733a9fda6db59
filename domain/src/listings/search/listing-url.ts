import { placeSlugOf } from '../../geography/place-slug';
import { PAGE_ROOTS, SITE_PAGES } from '../../pages/site-pages';
import type { Reading } from '../filters/filter';
import { withBounds } from '../filters/with-bounds';
import { type BoundOptions, maxPriceIsShown } from '../filters/listing-bounds';
import { type PageOfSearch, SORTS, type Sort } from '../search-criteria';
import { EACH_FILTER, type SearchCriteria } from '../filters/filters';

export const VIEWS = ['grid', 'list', 'regions'] as const;
export type View = (typeof VIEWS)[number];

/** What a list's address says. In view 'regions', one single region in the criteria is the one drilled into. */
export interface ListingState {
  readonly criteria: SearchCriteria;
  readonly sort: Sort;
  readonly view: View;
  /** From 1. */
  readonly page: number;
}

export const LISTING_PATHS = [SITE_PAGES.listings, PAGE_ROOTS.city] as const;
export type ListingPath = (typeof LISTING_PATHS)[number];

const DEFAULT_SORT: Sort = 'newest';
const DEFAULT_VIEW: View = 'grid';
const LAST_PAGE = 10_000;

/** Unknown and malformed values are dropped; `minSurface` is read by nobody (M49, F03). Never throws. */
export function readListingUrl(path: string, search = ''): ListingState {
  const query = new URLSearchParams(search);
  const city = pathCity(path);
  const criteria = readCriteria(query);
  const cities = [...new Set([...(city ? [city] : []), ...(criteria.cities ?? [])])];
  return {
    criteria: cities.length > 0 ? { ...criteria, cities } : criteria,
    sort: oneOf(SORTS, query.get('sort')) ?? DEFAULT_SORT,
    view: oneOf(VIEWS, query.get('view')) ?? DEFAULT_VIEW,
    page: pageNumber(query.get('page')),
  };
}

/** The shortest address that reads back as this state: default values left out, one city in the path (M48). */
export function listingUrl(
  state: ListingState,
  basePath: ListingPath = SITE_PAGES.listings,
  options?: BoundOptions,
): string {
  const { cities = [], ...others } = withBounds(state.criteria);
  const [city, ...more] = cities;
  // A number in the path is a property's id (F29): a city known by its postcode alone stays a parameter.
  const inPath = city !== undefined && more.length === 0 && !/^\d+$/.test(city);
  const query = [
    ...criteriaPairs(
      {
        ...others,
        ...(inPath ? {} : { cities }),
        ...(maxPriceIsShown(others.maxPrice, options) ? {} : { maxPrice: undefined }),
      },
      OF_PAGES,
    ),
    ...viewPairs(state),
  ].join('&');
  return (inPath ? `${PAGE_ROOTS.city}/${encodeURIComponent(city)}` : basePath) + (query && `?${query}`);
}

/** What a list's query says, in the one order, wherever it stands: all else in it is read by nobody. '' or '?a=b'. */
export function listingQuery(search: string): string {
  const { criteria, ...others } = readListingUrl('', search);
  const query = [...criteriaPairs(withBounds(criteria)), ...viewPairs(others)].join('&');
  return query && `?${query}`;
}

/** Query string of GET /api/properties/search and /map, without '?': all that filters, 2,000,000 included. */
export function searchQuery(criteria: SearchCriteria, asked: Partial<PageOfSearch> = {}): string {
  return [
    ...criteriaPairs(withBounds(criteria)),
    ...pair('sort', asked.sort === DEFAULT_SORT ? undefined : asked.sort),
    ...pair('page', asked.page === undefined || asked.page === 1 ? undefined : String(asked.page)),
    ...pair('pageSize', asked.pageSize === undefined ? undefined : String(asked.pageSize)),
    ...pair('facets', asked.facets === false ? '0' : undefined),
  ].join('&');
}

/** Only the whole list and the list of one city, page by page; every filtered combination is left out. */
export function isIndexable(path: string, search = ''): boolean {
  const { criteria, sort, view } = readListingUrl(path, search);
  const ours = withoutSlash(path);
  return (
    (LISTING_PATHS.some((base) => base === ours) || pathCity(path) !== null) &&
    Object.keys(criteria).length === (pathCity(path) === null ? 0 : 1) &&
    (criteria.cities?.length ?? 0) <= 1 &&
    sort === DEFAULT_SORT &&
    view === DEFAULT_VIEW
  );
}

/** '/nos-biens' and '/biens' show the same: one address stands for both. A further page stands for itself. */
export const canonicalListingUrl = (path: string, search = ''): string => listingUrl(readListingUrl(path, search));

/** The same list in the same view, with no filter at all ('Tout effacer', M59). */
export const withoutFilters = (state: ListingState): ListingState => ({ ...state, criteria: {}, page: 1 });

/** Another question starts again at its first page (M61). */
export const withCriteria = (state: ListingState, criteria: SearchCriteria): ListingState => ({
  ...state,
  criteria: withBounds(criteria),
  page: 1,
});

const OF_PAGES = EACH_FILTER.filter(([, { callsOnly }]) => !callsOnly);

/** What a page's address says that no filter understands is left out. */
const LENIENT: Reading = { strict: false, fault: () => {} };

const readCriteria = (query: URLSearchParams): SearchCriteria =>
  withBounds(
    Object.fromEntries(
      OF_PAGES.map(
        ([
          name,
          {
            parameters: [parameter],
            many,
            read,
          },
        ]) => {
          const text = many ? query.getAll(parameter).join(',') : (query.get(parameter) ?? '');
          return [name, text.trim() ? read(text, LENIENT) : undefined];
        },
      ),
    ),
  );

const criteriaPairs = (criteria: SearchCriteria, filters = EACH_FILTER): string[] =>
  filters.flatMap(([name, { parameters, write }]) =>
    criteria[name] === undefined ? [] : pair(parameters[0], write(criteria[name])),
  );

const viewPairs = ({ sort, view, page }: Omit<ListingState, 'criteria'>): string[] => [
  ...pair('sort', sort === DEFAULT_SORT ? undefined : sort),
  ...pair('view', view === DEFAULT_VIEW ? undefined : view),
  ...pair('page', page > 1 ? String(page) : undefined),
];

const pair = (name: string, value: string | undefined): string[] =>
  value
    ? [
        // Half a surrogate pair cannot be encoded.
        `${name}=${encodeURIComponent(value.replace(/[\uD800-\uDFFF]/gu, '\ufffd'))
          .replace(/%2C/g, ',')
          .replace(/%20/g, '+')}`,
      ]
    : [];

/** '/biens/{ville}'; a number there is a property's id (F29). */
function pathCity(path: string): string | null {
  const segment = /^\/biens\/([^/]+)$/.exec(withoutSlash(path))?.[1];
  if (segment === undefined) return null;
  const typed = decoded(segment);
  const slug = /^\d+$/.test(typed) ? '' : placeSlugOf(typed);
  return slug === '' || /^\d+$/.test(slug) ? null : slug;
}

const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | undefined =>
  known.find((value) => value === given);

function pageNumber(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}
