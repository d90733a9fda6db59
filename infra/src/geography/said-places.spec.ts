import { readCriteria } from '@pignon/domain/chat/reading/read-criteria';
import { type AskedPlace, askedPlace } from '@pignon/domain/geography/asked-place';
import { placeOf } from '@pignon/domain/geography/place-of';
import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import { SAID_PLACES, type SaidPlace } from '@pignon/domain/geography/testing/said-places';
import { FileCommunes } from './file-communes';

const communes = new FileCommunes();

/** Known by their name, or name and postcode, alone. */
const NAMED = SAID_PLACES.filter(({ latitude }) => latitude === null);
const textOf = ({ typed, postcode }: SaidPlace): string => (postcode ? `${typed} ${postcode}` : typed);

/** What finds a property of that place. */
const finds = ({ key }: SaidPlace, { citySlugs, cityKeys, districts }: AskedPlace): boolean =>
  districts.includes(key) ||
  cityKeys.includes(key) ||
  citySlugs.includes(key) ||
  citySlugs.includes(key.replace(/-(?:\d{2,3}|2[ab])$/, ''));

describe('F69 F75 C66 what people write for a place', () => {
  it.each(SAID_PLACES)('F69 property: $typed $postcode $latitude is $key', (said) => {
    const { cityKey, citySlug, arrondissement, regionGuessed } = placeOf(
      { city: said.typed, address: null, postcode: said.postcode, latitude: said.latitude, longitude: said.longitude },
      communes,
    );
    const named = arrondissement && said.key.endsWith(`-${arrondissement}`) ? `${citySlug}-${arrondissement}` : cityKey;
    expect([named, regionGuessed]).toEqual([said.key, !said.certain]);
  });

  it.each(NAMED)('F69 filter: $typed $postcode finds $key', (said) => {
    const place = askedPlace(placeSlugOf(textOf(said)), communes);
    expect([finds(said, place), place]).toEqual([true, place]);
  });

  // The chat says of an unknown place that it is none.
  it.each(NAMED.filter(({ key }) => !key.startsWith('zzyzx')))('F69 chat: $typed $postcode is $key', (said) => {
    const { cities = [] } = readCriteria(`Je cherche une boutique à ${textOf(said)}`, communes);
    const [asked = '', ...more] = cities;
    expect([asked !== '' && finds(said, askedPlace(asked, communes)), more, cities]).toEqual([true, [], cities]);
  });
});
