import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { bodyOf, NO_SOLD, SOLD_FIELDS, valuesOf } from './sold-fields';

const STORED: StaffSoldProperty = {
  id: 1,
  title: 'Murs vendus',
  city: 'Lyon',
  type: null,
  surface: '96',
  imageUrl: null,
  soldAt: '2026-09-18',
  price: '685 000 €',
  pricePublic: false,
  transactionType: 'rental',
  yield: 6.5,
  testimonial: null,
  testimonialConsent: false,
  agentId: 3,
  propertyId: null,
  shown: true,
  photo: null,
  agentName: 'Zoé',
  daysToSell: 40,
  deletedAt: null,
  version: 2,
};

test('E07 what is read and sent back untouched is what it was', () => {
  const sent = bodyOf(valuesOf(STORED));
  expect(Object.keys(sent)).toHaveLength(15);
  expect(STORED).toMatchObject(sent);
  expect(valuesOf(STORED).yield).toBe('6,5');
});

test('E07 an empty field takes a value back', () => {
  expect(bodyOf({ ...NO_SOLD, title: ' Murs ', city: 'Nice' })).toMatchObject({
    title: 'Murs',
    type: null,
    soldAt: null,
    price: null,
    yield: null,
    agentId: null,
    propertyId: null,
    transactionType: 'sale',
  });
});

test.each([
  ['6,5', true],
  ['6.5', true],
  ['', true],
  ['six', 'Le rendement est un nombre (6,5)'],
  ['-1', 'Le rendement est un nombre (6,5)'],
])('E07 a yield typed %j', (typed, said) =>
  expect((SOLD_FIELDS.yield.check!.validate as (text: string) => unknown)(typed)).toBe(said),
);
