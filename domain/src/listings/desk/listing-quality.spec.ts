import { UNSAID } from '../unsaid';
import { type Described, listingQuality } from './listing-quality';

const NOTHING: Described = { ...UNSAID, occupancyStatus: 'occupied', priceCents: null, surfaceM2: null, photos: [] };
const photos = (count: number) => Array.from({ length: count }, (_, n) => ({ url: `/media/${n}.jpg` }));
const WHOLE: Described = {
  ...NOTHING,
  photos: photos(5),
  description: 'x'.repeat(200),
  priceCents: 100,
  surfaceM2: 10,
  address: '12 rue de Lévis',
  postcode: '75017',
  latitude: 48.88,
  longitude: 2.31,
  dpe: 'C',
  ges: 'non soumis',
  mandateNumber: '12',
  mandateEndDate: '2027-01-01',
  feesPayer: 'vendeur',
  tenantActivity: 'Boulangerie',
  leaseEndDate: '2029-01-01',
};

test('a property of which nothing is said has 0 points, one of which all is said 100', () => {
  expect([listingQuality(NOTHING), listingQuality(WHOLE)]).toEqual([0, 100]);
});

test.each([
  ['one photo of five', { photos: photos(1) }, 84],
  ['more photos than five', { photos: photos(30) }, 100],
  ['half a description', { description: 'x'.repeat(100) }, 93],
  ['a description of spaces', { description: ' '.repeat(300) }, 85],
  ['no price that can be compared', { priceCents: null }, 90],
  ['a point on the equator off Africa, which is none', { latitude: 0, longitude: 0 }, 90],
  ['an address without a postcode', { postcode: null }, 95],
  ['a lease whose fees nobody said', { transactionType: 'rental' as const }, 95],
  ['a lease with its fees, nothing to pay', { transactionType: 'rental' as const, feesAmount: 0 }, 100],
  [
    'a free one, whose tenant nobody can name',
    { occupancyStatus: 'vacant' as const, tenantActivity: null, leaseEndDate: null },
    100,
  ],
])('%s', (_, less, points) => expect(listingQuality({ ...WHOLE, ...less })).toBe(points));
