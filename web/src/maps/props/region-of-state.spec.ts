import { readListingUrl } from '@pignon/domain/listings/search/listing-url';
import { knownRegion, regionHref, regionOfState } from './region-of-state';

const state = readListingUrl('/nos-biens', '?view=regions&region=84&type=murs');

test('M67 an unknown region only logs a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(knownRegion('99')).toBeNull();
  expect(warn).toHaveBeenCalledWith('Région inconnue : 99');
  warn.mockRestore();
});

test('one single region is drilled into, two are a filter', () => {
  expect(regionOfState(state)?.name).toBe('Auvergne-Rhône-Alpes');
  expect(regionOfState(readListingUrl('/nos-biens', '?view=regions&region=84,11'))).toBeNull();
});

test('M70 the way back keeps the other filters', () => {
  const back = readListingUrl('/nos-biens', new URL(regionHref(state, null), 'http://x').search);
  expect(back).toMatchObject({ view: 'regions', criteria: { natures: ['murs'] } });
  expect(back.criteria.regions).toBeUndefined();
});
