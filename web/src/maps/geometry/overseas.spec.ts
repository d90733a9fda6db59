import { readListingUrl } from '@pignon/domain/listings/search/listing-url';
import type { CityCount, Facets } from '@pignon/domain/listings/read-models';
import { overseasOf } from './overseas';

const city = (slug: string, region: CityCount['region'], count: number): CityCount => ({
  slug,
  name: slug,
  department: null,
  region,
  count,
});
const facets: Facets = {
  type: {},
  transactionType: { sale: 0, rental: 0 },
  region: { '84': 4 },
  city: [city('lyon', '84', 4), city('fort-de-france', null, 2), city('saint-denis-974', null, 1)],
  district: [],
};

test('M72 what lies in none of the 13 regions has a row of its own, which leads to its cities', () => {
  const state = readListingUrl('/nos-biens', '?view=regions&type=murs');
  expect(overseasOf(state, facets)).toEqual({
    count: 3,
    href: '/biens?city=fort-de-france,saint-denis-974&type=murs',
  });
  expect(overseasOf(readListingUrl('/biens/lyon', '?view=regions'), facets)).toBeNull();
  expect(overseasOf(state, null)).toBeNull();
});
