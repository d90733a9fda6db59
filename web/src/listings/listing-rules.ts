import { listingDescription, listingTitle } from '@pignon/domain/listings/search/headings';
import {
  canonicalListingUrl,
  isIndexable,
  listingQuery,
  listingUrl,
  type ListingPath,
  type ListingState,
  readListingUrl,
} from '@pignon/domain/listings/search/listing-url';
import type { CityCount, SearchAnswer } from '@pignon/domain/listings/read-models';
import { ON_SERVER } from '../lib/on-server';
import { paths } from '../site/paths';
import type { PageHead, PageRules, RouteData, RouteParams } from '../site/page-rules';
import { settingsOf } from '../site/agency/agency-of';
import { firstPhotoPreload } from '../catalogue/card-photo';
import { itemListJsonLd } from './item-list-json-ld';
import { ListingMap, RegionsView } from './results/map-parts';
import { namesAtHand } from './listing-names-of';
import { lastPage } from './last-page';
import { cardsPath, CITIES, countPath, withoutArea } from '../catalogue/search-paths';

/** M116. */
const STRUCTURED = 20;

/** '/nos-biens' and '/biens' say the same. */
const addressOf = ({ ville }: RouteParams): string =>
  ville === undefined ? paths.listings : `${paths.filteredListings}/${ville}`;

const cardsOf = ({ criteria, sort, page }: ListingState) => cardsPath(criteria, sort, page);

/** A further page's structured list is the page itself. */
const structuredOf = (state: ListingState) =>
  state.page === 1 ? cardsPath(state.criteria, state.sort, 1, STRUCTURED) : cardsOf(state);

/** '/biens/lyon-69' */
const namesDepartment = ({ criteria: { cities = [] } }: ListingState): boolean =>
  cities.length === 1 && /-(\d{2,3}|2[ab])$/.test(cities[0] ?? '');

/** Where only one commune has the name, the department adds nothing: one address stands for the list. */
function canonicalOf(path: string, search: string, data: RouteData): string {
  const state = readListingUrl(path, search);
  const [key = ''] = state.criteria.cities ?? [];
  const cities = (data[CITIES] as readonly CityCount[] | undefined) ?? [];
  const alone = cities.find(({ slug, department }) => department && `${slug}-${department.toLowerCase()}` === key);
  return alone ? listingUrl({ ...state, criteria: { cities: [alone.slug] } }) : canonicalListingUrl(path, search);
}

const basePathOf = (path: string): ListingPath => (path === paths.listings ? paths.listings : paths.filteredListings);

export const listingRules: PageRules = {
  query: listingQuery,
  load: (params, search) => {
    const state = readListingUrl(addressOf(params), search);
    return [cardsOf(state), ...(state.view === 'regions' ? [countPath(withoutArea(state.criteria))] : [])];
  },
  parts: (params, search) => {
    const { view } = readListingUrl(addressOf(params), search);
    return view === 'regions' ? [RegionsView] : view === 'list' ? [ListingMap] : [];
  },
  loadForHead: (params, search) => {
    const state = readListingUrl(addressOf(params), search);
    return [structuredOf(state), ...(namesDepartment(state) ? [CITIES] : [])];
  },
  // '/biens/st-malo', '/biens/paris-16': a place has one address.
  canonicalPath: (data, params, search) => {
    const [asked] = readListingUrl(addressOf(params)).criteria.cities ?? [];
    if (asked === undefined) return undefined;
    const state = readListingUrl(addressOf(params), search);
    const answer = data[cardsOf(state)] as SearchAnswer | undefined;
    const slug = answer?.places.find((place) => place.asked === asked)?.slug ?? asked;
    return `${paths.filteredListings}/${encodeURIComponent(slug)}`;
  },
  elsewhere: (data, params, search, path) => {
    const state = readListingUrl(addressOf(params), search);
    const last = lastPage(data[cardsOf(state)] as SearchAnswer | undefined);
    return state.page > last ? listingUrl({ ...state, page: last }, basePathOf(path)) : undefined;
  },
  head: (data, params, search) => listingHead(data, addressOf(params), search),
};

function listingHead(data: RouteData, path: string, search: string): PageHead {
  const state = readListingUrl(path, search);
  const answer = data[cardsOf(state)] as SearchAnswer | undefined;
  const structured = (data[structuredOf(state)] as SearchAnswer | undefined)?.items ?? [];
  const names = namesAtHand(answer?.items ?? [], answer?.places);
  // An unknown city answers 200 with nothing to index (F29); so does a page past the end.
  const empty = answer !== undefined && answer.items.length === 0;
  const [first] = state.view === 'grid' ? (answer?.items ?? []) : [];
  const preload = firstPhotoPreload(first, settingsOf(data));
  const image = first?.photos[0]?.url;
  return {
    title: listingTitle(state, names),
    description: listingDescription(state, names, answer?.available),
    ...(isIndexable(path, search) && !empty && { canonical: canonicalOf(path, search, data) }),
    ...(ON_SERVER && structured.length > 0 && { jsonLd: itemListJsonLd(structured) }),
    ...(preload && { preload }),
    ...(image && { image }),
  };
}
