import { coordinatesOf } from '@pignon/domain/geography/lng-lat';
import { whereaboutsOf } from '@pignon/domain/geography/place-of';
import { knownCommunes } from '@pignon/infra/geography/known-communes';
import { ORIGIN, type TestApi } from './api';

/** A property as staff would post it; what a test is about comes on top. */
export const PROPERTY = {
  title: 'Boutique rue de Lévis',
  description: 'Boutique en angle, belle vitrine, bail neuf.',
  address: '12 rue de Lévis',
  postcode: '75017',
  city: 'Paris',
  type: 'boutique',
  transactionType: 'sale',
  occupancyStatus: 'occupied',
  status: 'available',
  mandat: 'simple',
  ownerAuthorisation: true,
  price: '685 000 €',
  surface: '120 m²',
  annualRent: 41_100,
  yield: 6,
  latitude: 48.8829,
  longitude: 2.3137,
} as const;

/** What lets it pass every blocking check as well (D09). */
export const WHOLE = {
  mandateNumber: '1234',
  mandateDate: '2026-01-15',
  mandateEndDate: '2099-01-14',
  feesPayer: 'vendeur',
  dpe: 'C',
  ges: 'B',
  imageUrls: ['https://exemple.fr/a.jpg', 'https://exemple.fr/b.jpg', 'https://exemple.fr/c.jpg'],
} as const;

/** Staff's own way in: the call, with an administrator's cookie. Answers the property's id. */
export async function publish(api: TestApi, cookie: string, given: object = {}): Promise<number> {
  const { body } = await api.http
    .post('/api/properties')
    .set('cookie', cookie)
    .set('origin', ORIGIN)
    .send({ ...PROPERTY, ...placeOf(given), ...given })
    .expect(201);
  return (body as { id: number }).id;
}

/** Amid the city that a test chose instead, and with no postcode of Paris. */
function placeOf(given: { readonly city?: string; readonly postcode?: string | null }): object {
  if (given.city === undefined || given.city === PROPERTY.city) return {};
  const [latitude, longitude] = [null, null];
  const said = { city: given.city, postcode: given.postcode ?? null, address: null, latitude, longitude };
  const center = whereaboutsOf(said, knownCommunes).commune?.center ?? null;
  return { postcode: null, ...(center ? coordinatesOf(center) : { latitude, longitude }) };
}

export const change = (api: TestApi, cookie: string, id: number, given: object) =>
  api.http.put(`/api/properties/${id}`).set('cookie', cookie).set('origin', ORIGIN).send(given);

/** All that anybody gets of an off-market property (F20). */
export const TEASER_FIELDS = [
  'amount',
  'blur',
  'city',
  'citySlug',
  'id',
  'nature',
  'offMarket',
  'title',
  'transactionType',
];
