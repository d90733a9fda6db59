import { placeSlugOf } from '../geography/place-slug';
import { REGION_CODES } from '../geography/place';
import { PAGE_ROOTS, SITE_PAGES } from '../pages/site-pages';
import { readArea } from './area';
import { AMOUNT_SCALES } from './amount-scales';
import { type BoundOptions, maxPriceIsShown, withBounds } from './listing-bounds';
import { NATURES } from './nature';
import { type Occupancy, TRANSACTION_TYPES } from './property-fields';
import { type PageOfSearch, SORTS, type SearchCriteria, type Sort } from './search-criteria';

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
const LONGEST_SEARCH = 200;
/** Addresses made by hand or by robots do not become queries of any size. */
const MOST_CITIES = 50;
const LAST_PAGE = 10_000;
const LARGEST_NUMBER = 1_000_000_000;

/** Unknown and malformed values are dropped; `minSurface` is read by nobody (M49, F03). Never throws. */
export function readListingUrl(path: string, search = ''): ListingState {
  const query = new URLSearchParams(search);
  const city = pathCity(path);
  const criteria = readCriteria(query);
  const cities = unique([...(city ? [city] : []), ...(criteria.cities ?? [])]);
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
    ...criteriaPairs({
      ...others,
      ...(inPath ? {} : { cities }),
      ...(maxPriceIsShown(others.maxPrice, options) ? {} : { maxPrice: undefined }),
    }),
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
  const { maxYield, ids, ...others } = withBounds(criteria);
  return [
    ...criteriaPairs(others),
    ...pair('maxYield', maxYield === undefined ? undefined : String(maxYield)),
    ...pair('ids', ids?.join(',')),
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

function readCriteria(query: URLSearchParams): SearchCriteria {
  const search = (query.get('search') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .trim();
  const cities = unique(values(query, 'city').slice(0, MOST_CITIES).map(placeSlugOf).filter(Boolean));
  const transactions = chosen(TRANSACTION_TYPES, values(query, 'transactionType'));
  const natures = chosen(NATURES, values(query, 'type'));
  const regions = chosen(REGION_CODES, values(query, 'region'));
  const occupancy = oneOf<Occupancy>(['occupied', 'vacant'], query.get('occupancy'));
  return withBounds({
    ...(search && { search }),
    ...(cities.length > 0 && { cities }),
    ...(transactions.length > 0 && { transactions }),
    ...(natures.length > 0 && { natures }),
    ...(regions.length > 0 && { regions }),
    ...(occupancy && { occupancy }),
    area: readArea(query.get('area')),
    minYield: amount(query.get('minYield'), 100),
    minPrice: wholeAmount(query.get('minPrice')),
    maxPrice: wholeAmount(query.get('maxPrice')),
    minSurface: amount(query.get('minSurfaceRange')),
    maxSurface: amount(query.get('maxSurfaceRange')),
  });
}

/** The order of M48, then ours. */
const criteriaPairs = (criteria: SearchCriteria): string[] => [
  ...pair('search', criteria.search),
  ...pair('city', criteria.cities?.join(',')),
  ...pair('transactionType', criteria.transactions?.join(',')),
  ...pair('minYield', criteria.minYield?.toString()),
  ...pair('minPrice', criteria.minPrice?.toString()),
  ...pair('maxPrice', criteria.maxPrice?.toString()),
  ...pair('minSurfaceRange', criteria.minSurface?.toString()),
  ...pair('maxSurfaceRange', criteria.maxSurface?.toString()),
  ...pair('occupancy', criteria.occupancy),
  ...pair('type', criteria.natures?.join(',')),
  ...pair('region', criteria.regions?.join(',')),
  ...pair('area', criteria.area?.join(',')),
];

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

/** 'a,b' and 'name=a&name=b' alike. */
const values = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((list) => list.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** In the order of `known`, so that one choice has one address. */
const chosen = <Value extends string>(known: readonly Value[], given: readonly string[]): Value[] =>
  known.filter((value) => given.includes(value));

const oneOf = <Value extends string>(known: readonly Value[], given: string | null): Value | undefined =>
  known.find((value) => value === given);

/** '900000', '900 000 €', '900k', '1,5M', '4,5'; anything else is no limit. */
function amount(text: string | null, max = LARGEST_NUMBER): number | undefined {
  const typed = (text ?? '').replace(/\s/g, '').replace(',', '.').toLowerCase();
  const [, digits, scale = ''] = /^(\d{1,12}(?:\.\d{1,4})?)([km]?)€?$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits) * (AMOUNT_SCALES[scale] ?? 1);
  return value <= max ? value : undefined;
}

function wholeAmount(text: string | null): number | undefined {
  const value = amount(text);
  return value === undefined ? undefined : Math.round(value);
}

function pageNumber(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}
