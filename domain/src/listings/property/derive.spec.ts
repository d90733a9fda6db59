import type { Place } from '../../geography/place';
import { derive } from './derive';
import type { PropertyFields } from '../property-fields';
import { foldText } from '../../shared/text/slug';
import { UNSAID } from '../unsaid';

const PARIS: Place = {
  commune: 'Paris',
  arrondissement: '17e',
  citySlug: 'paris',
  cityKey: 'paris-75',
  postcode: '75017',
  department: '75',
  region: '11',
  regionGuessed: false,
};
const SHOP: PropertyFields = {
  ...UNSAID,
  title: 'Boutique d’angle',
  description: 'Vitrine exceptionnelle.',
  address: '12 rue de Lévis',
  postcode: '75017',
  city: 'PARIS 17',
  type: 'boutique',
  price: '685 000 €',
  surface: '120 m²',
  tenantActivity: 'Chocolaterie',
};
const derived = (given: Partial<PropertyFields> = {}, place: Place = PARIS) =>
  derive({ ...SHOP, ...given }, { place, publicPoint: [2.3, 48.9], photos: [] });
const text = (given: Partial<PropertyFields> = {}) => {
  const { headline, body } = derived(given);
  return { headline: ` ${headline} `, body: ` ${body} ` };
};

test('the comparable values of a sale', () => {
  expect(derived()).toMatchObject({
    nature: 'boutique',
    priceCents: 68_500_000,
    surfaceM2: 120,
    yieldPercent: null,
    titleSlug: 'boutique-dangle',
    publicPoint: { longitude: 2.3, latitude: 48.9 },
  });
});

test('F05 F06 a rental is compared by its rent per year', () => {
  expect(derived({ transactionType: 'rental', price: '2 000 €/mois' }).priceCents).toBe(2_400_000);
  expect(derived({ transactionType: 'rental', price: null, annualRent: 18_000 }).priceCents).toBe(1_800_000);
});

test('F40 the stored yield is kept, a missing one is worked out', () => {
  expect(derived({ annualRent: 41_100 }).yieldPercent).toBe(6);
  expect(derived({ annualRent: 41_100, yield: 7.25 }).yieldPercent).toBe(7.25);
  expect(derived({ annualRent: 41_100, price: null }).yieldPercent).toBeNull();
});

test('M57 a surface that cannot be read is unknown, unless the total one is said', () => {
  expect(derived({ surface: 'sur plan' }).surfaceM2).toBeNull();
  expect(derived({ surface: 'sur plan', surfaceTotale: 80 }).surfaceM2).toBe(80);
});

test('what a visitor’s words find: title, place, kind, transaction; then text and address', () => {
  const { headline, body } = text();
  for (const word of ['boutique', 'angle', 'paris', '17e', '75017', 'a vendre', 'vente', 'libre'])
    expect(headline).toContain(` ${word} `);
  expect(text({ type: 'commercial', transactionType: 'rental' }).headline).toContain(' local commercial ');
  expect(text({ transactionType: 'rental' }).headline).toContain(' location ');
  for (const words of ['12 rue de levis', 'vitrine exceptionnelle', 'chocolaterie', 'ile de france'])
    expect(body).toContain(` ${words} `);
  for (const part of [headline.trim(), body.trim()]) expect(foldText(part)).toBe(part);
});

test('F25 C07 a hidden address is found by nobody', () => {
  const { headline, body } = text({ hideFullAddress: true });
  expect(headline + body).not.toContain('levis');
  expect(body).toContain(' vitrine exceptionnelle ');
});

test.each(['sans_mandat', 'delegation'] as const)(
  'F21 C06 of a property %s only title and city are found',
  (mandat) => {
    const { headline, body } = text({ mandat });
    expect(headline.trim().split(' ').toSorted()).toEqual(['17', 'angle', 'boutique', 'd', 'paris', 'paris', 'paris']);
    expect(body.trim()).toBe('');
  },
);
