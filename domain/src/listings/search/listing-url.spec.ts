import { chipsOf, maxPriceNote } from './chips';
import type { BoundOptions } from '../filters/listing-bounds';
import {
  canonicalListingUrl,
  isIndexable,
  listingQuery,
  listingUrl,
  readListingUrl,
  searchQuery,
  withCriteria,
} from './listing-url';
import type { ListingState } from './listing-url';

const state = (search: string, path = '/biens'): ListingState => readListingUrl(path, search);
const nothing: ListingState = { criteria: {}, sort: 'newest', view: 'grid', page: 1 };

describe('list URLs', () => {
  it('M48 every parameter is read by its name and written back in one order', () => {
    const search =
      '?search=rue+de+l%27%C5%92uvre&city=lyon,paris&transactionType=sale,rental&minYield=5&minPrice=100000&maxPrice=900000&minSurfaceRange=50&maxSurfaceRange=500&occupancy=occupied&type=boutique,murs&region=11,84&sort=price-asc&view=list&page=3';
    expect(state(search)).toEqual({
      criteria: {
        search: "rue de l'Œuvre",
        cities: ['lyon', 'paris'],
        transactions: ['sale', 'rental'],
        natures: ['boutique', 'murs'],
        regions: ['11', '84'],
        occupancy: 'occupied',
        minYield: 5,
        minPrice: 100_000,
        maxPrice: 900_000,
        minSurface: 50,
        maxSurface: 500,
      },
      sort: 'price-asc',
      view: 'list',
      page: 3,
    });
    expect(listingUrl(state(search), '/biens')).toBe(`/biens${search.replace('%27', "'")}`);
  });

  it('M48 default values are left out', () => {
    expect(listingUrl(nothing)).toBe('/nos-biens');
    expect(listingUrl(state('?sort=newest&view=grid&page=1&minPrice=0&maxPrice=5000000'), '/biens')).toBe('/biens');
  });

  it.each([
    ['/biens/lyon', '', '/biens/lyon'],
    ['/biens/Lyon/', '', '/biens/lyon'],
    ['/biens', '?city=lyon', '/biens/lyon'],
    ['/nos-biens', '?city=lyon&view=list', '/biens/lyon?view=list'],
    ['/biens/lyon', '?city=paris', '/nos-biens?city=lyon,paris'],
    ['/nos-biens', '?city=lyon&city=paris', '/nos-biens?city=lyon,paris'],
    ['/biens/l-hay-les-roses', '', '/biens/lhay-les-roses'],
    ['/biens/L%E2%80%99Ha%C3%BF-les-Roses', '', '/biens/lhay-les-roses'],
    ['/biens/%C5%92uilly', '', '/biens/oeuilly'],
    ['/biens/paris-16eme', '', '/biens/paris-16e'],
    ['/biens', '?city=paris-16', '/biens/paris-16e'],
    ['/biens', '?city=Lyon+3%C3%A8me', '/biens/lyon-3e'],
    ['/biens', '?city=75011', '/biens/paris-11e'],
    ['/biens/75011', '', '/nos-biens'],
    ['/biens/rue-16', '', '/biens/rue-16'],
    ['/biens/valence-26', '', '/biens/valence-26'],
    ['/biens/42', '', '/nos-biens'],
    ['/biens/%E0%A4%A', '', '/nos-biens'],
  ])('C09 one city is in the path, several in ?city: %s%s', (path, search, url) => {
    expect(listingUrl(readListingUrl(path, search))).toBe(url);
  });

  it.each([
    'type=chateau&transactionType=gift&region=99&occupancy=maybe&sort=random&view=globe&page=-2',
    'minPrice=abc&maxPrice=1e9&minYield=500&minSurfaceRange=-5&maxSurfaceRange=NaN&page=0',
    'search=%20%20&city=,,&page=9999999&maxPrice=%F0%9F%92%A3',
    '%E0%A4%A&=&&&a=%',
    'constructor=1&__proto__=2&toString=3',
  ])('M48 unknown and malformed values are dropped: %s', (search) => {
    expect(state(search)).toEqual(nothing);
  });

  it('M48 text that cannot be part of a URL does not break it', () => {
    expect(listingUrl(withCriteria(nothing, { search: 'a\ud800b' }))).toBe('/nos-biens?search=a%EF%BF%BDb');
  });

  it('M48 a budget is read as people write it', () => {
    for (const typed of ['1200000', '1 200 000 €', '1200k', '1,2M', '1.2m€'])
      expect(state(`?maxPrice=${encodeURIComponent(typed)}`).criteria).toEqual({ maxPrice: 1_200_000 });
    expect(state('?maxPrice=12kk&minPrice=M')).toEqual(nothing);
  });

  it('M48 an address made by hand or by a robot asks for fifty towns at most', () => {
    const many = Array.from({ length: 300 }, (_, index) => `ville-${index}-x`).join(',');
    expect(readListingUrl('/biens', `?city=${many}`).criteria.cities).toHaveLength(50);
  });

  it('M49 F03 minSurface is read and ignored', () => {
    expect(state('?minSurface=500')).toEqual(nothing);
    expect(listingUrl(state('?minSurface=500'))).toBe('/nos-biens');
  });

  it('M55 C13 reversed bounds are swapped', () => {
    expect(state('?minPrice=900000&maxPrice=100000&minSurfaceRange=80&maxSurfaceRange=20').criteria).toEqual({
      minPrice: 100_000,
      maxPrice: 900_000,
      minSurface: 20,
      maxSurface: 80,
    });
  });

  it('F02 C13 the upper ends of the sliders are no limit', () => {
    expect(state('?minPrice=1000000&maxPrice=5000000&maxSurfaceRange=5000').criteria).toEqual({ minPrice: 1_000_000 });
    expect(state('?minPrice=12000000&maxPrice=5000000').criteria).toEqual({ minPrice: 12_000_000 });
    expect(state('?minSurfaceRange=6000&maxSurfaceRange=5000').criteria).toEqual({ minSurface: 6000 });
    expect(searchQuery({ minPrice: 12_000_000, maxPrice: 5_000_000 })).toBe('minPrice=12000000');
    expect(searchQuery({ minSurface: 6000, maxSurface: 9000 })).toBe('minSurfaceRange=6000');
    expect(state('?minPrice=5000000&maxPrice=1000000').criteria).toEqual({ minPrice: 1_000_000 });
    expect(state('?maxPrice=6000000&minSurfaceRange=5000').criteria).toEqual({ maxPrice: 6_000_000, minSurface: 5000 });
  });

  const euros = (text: string): string => text.replaceAll(' €', '\u00a0€').replace(/(\d) (?=\d)/g, '$1\u202f');
  it.each<[number | undefined, BoundOptions | undefined, string, string | null, number | undefined, string | null]>([
    // asked, option, URL, chip, filter, text under the slider
    [undefined, undefined, '', null, undefined, null],
    [0, undefined, '?maxPrice=0', 'Prix max 0 €', 0, null],
    [1, undefined, '?maxPrice=1', 'Prix max 1 €', 1, null],
    [900_000, undefined, '?maxPrice=900000', 'Prix max 900 000 €', 900_000, null],
    [1_999_999, undefined, '?maxPrice=1999999', 'Prix max 1 999 999 €', 1_999_999, null],
    [2_000_000, undefined, '', null, 2_000_000, 'Prix max 2 000 000 €'],
    [2_000_001, undefined, '?maxPrice=2000001', 'Prix max 2 000 001 €', 2_000_001, null],
    [4_999_999, undefined, '?maxPrice=4999999', 'Prix max 4 999 999 €', 4_999_999, null],
    [5_000_000, undefined, '', null, undefined, null],
    [7_500_000, undefined, '?maxPrice=7500000', 'Prix max 7 500 000 €', 7_500_000, null],
    [2_000_000, { singleBound: true }, '?maxPrice=2000000', 'Prix max 2 000 000 €', 2_000_000, null],
    [5_000_000, { singleBound: true }, '', null, undefined, null],
  ])('F01 M56 a highest price of %s with %j', (maxPrice, options, url, chip, filter, text) => {
    const asked = withCriteria(nothing, { maxPrice });
    expect(listingUrl(asked, '/nos-biens', options)).toBe(`/nos-biens${url}`);
    expect(chipsOf(asked, undefined, options).map(({ label }) => label)).toEqual(chip === null ? [] : [euros(chip)]);
    expect(searchQuery(asked.criteria)).toBe(filter === undefined ? '' : `maxPrice=${filter}`);
    expect(maxPriceNote(asked, options)).toBe(text === null ? null : euros(text));
  });

  it('F01 an address that says 2,000,000 filters', () => {
    expect(state('?maxPrice=2000000').criteria).toEqual({ maxPrice: 2_000_000 });
  });

  it('M48 the search call carries the same names, and what a list’s address leaves out', () => {
    expect(
      searchQuery(
        { cities: ['lyon'], maxPrice: 2_000_000, maxYield: 7.5, ids: [4, 2] },
        { sort: 'yield', page: 2, pageSize: 12, facets: false },
      ),
    ).toBe('city=lyon&maxPrice=2000000&maxYield=7.5&ids=4,2&sort=yield&page=2&pageSize=12&facets=0');
    expect(searchQuery({}, { sort: 'newest', page: 1 })).toBe('');
  });

  it('M48 what was written is read back', () => {
    for (const search of ['50 % & plus_', 'café + rue', 'été # 1', 'a,b', '«Œuvre»']) {
      const asked = withCriteria(nothing, { search, minYield: 4.5, cities: ['lyon', 'valence-26'] });
      const url = new URL(listingUrl(asked), 'http://x');
      expect(readListingUrl(url.pathname, url.search)).toEqual(asked);
    }
  });

  it.each([
    ['/nos-biens', '', true],
    ['/biens', '?page=3', true],
    ['/biens/lyon', '', true],
    ['/biens/lyon', '?page=2&utm_source=x', true],
    ['/biens/lyon', '?minPrice=5', false],
    ['/biens', '?city=lyon', false],
    ['/biens/lyon', '?city=paris', false],
    ['/biens', '?transactionType=sale', false],
    ['/biens', '?sort=yield', false],
    ['/biens', '?view=regions', false],
    ['/biens/42', '', false],
    ['/biens', '?maxPrice=5000000', true],
  ])('M116 filtered combinations are not for search engines, cities are: %s%s', (path, search, indexable) => {
    expect(isIndexable(path, search)).toBe(indexable);
  });

  it('M116 one canonical address for both paths, one per page', () => {
    expect(canonicalListingUrl('/biens', '?utm_source=x')).toBe('/nos-biens');
    expect(canonicalListingUrl('/biens', '?page=2')).toBe('/nos-biens?page=2');
    expect(canonicalListingUrl('/biens/Lyon', '?page=2')).toBe('/biens/lyon?page=2');
  });
});

test.each([
  ['', ''],
  ['?utm_source=lettre&page=1&view=grid&sort=newest&minSurface=3', ''],
  ['?sort=price-asc&city=lyon&city=Paris', '?city=lyon,paris&sort=price-asc'],
  ['?page=3&maxPrice=300k&x=1&search=+murs++lyon', '?search=murs+lyon&maxPrice=300000&page=3'],
])('of the query %s a list reads %s, and the same from it', (search, read) => {
  expect(listingQuery(search)).toBe(read);
  expect(readListingUrl('/nos-biens', read)).toEqual(readListingUrl('/nos-biens', search));
});
