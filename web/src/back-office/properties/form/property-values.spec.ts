import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import { bodyOf, fieldsOf, isEnough, NO_PROPERTY, readValue, valuesOf } from './property-values';

const STORED = {
  photos: [],
  ...UNSAID,
  title: 'Murs',
  city: 'Lyon',
  type: 'murs',
  surfaceTotale: 108.1,
  longitude: -1.55,
  annualRent: 41_100,
  assujetiTva: false,
  caveAccessible: true,
  ownerAuthorisedAt: null,
} as unknown as StaffProperty;

test('E04 what is read and not touched sends nothing', () => {
  expect(bodyOf(valuesOf(STORED), valuesOf(STORED))).toEqual({});
  expect(fieldsOf(valuesOf(STORED))).toMatchObject({
    surfaceTotale: 108.1,
    longitude: -1.55,
    annualRent: 41_100,
    assujetiTva: false,
    caveAccessible: true,
    imputationTaxeFonciere: null,
  });
});

test('E04 only what was changed is sent, and an emptied field takes its value back', () => {
  const base = valuesOf(STORED);
  const typed = { ...base, surfaceTotale: '120,5', annualRent: '', assujetiTva: 'oui', hideFullAddress: true };
  expect(bodyOf(typed, base)).toEqual({
    surfaceTotale: 120.5,
    annualRent: null,
    assujetiTva: true,
    hideFullAddress: true,
  });
});

test('E03 of a new one all that is said is sent; without a transaction the house works it out', () => {
  const sent = bodyOf({ ...NO_PROPERTY, title: ' Murs ', city: 'Lyon', type: 'murs' }, null);
  expect(sent).toMatchObject({ title: 'Murs', transactionType: 'sale', status: 'available', mandat: 'simple' });
  expect(sent).not.toHaveProperty('price');
  const open = { ...NO_PROPERTY, title: 'Murs', city: 'Lyon', type: 'murs', transactionType: '', status: 'rented' };
  expect(bodyOf(open, null)).not.toHaveProperty('transactionType');
  expect(fieldsOf(open).transactionType).toBe('rental');
});

test.each([
  ['annualRent', '41.100 €', 41_100],
  ['annualRent', '1.200,50', 1200.5],
  ['annualRent', '0', 0],
  ['annualRent', '2 000 €/mois', undefined],
  ['annualRent', 'à voir', undefined],
  ['surfaceRdc', '108,10', 108.1],
  ['latitude', '-21,1', -21.1],
  ['yield', '6 %', 6],
  ['caveAccessible', 'non', false],
  ['caveAccessible', '', null],
] as const)('E03 %s typed %j is read %j', (name, typed, read) => expect(readValue(name, typed)).toBe(read));

test.each([
  ['Murs', '', '', false],
  ['Murs', 'Lyon', '', false],
  ['Murs', 'Lyon', 'murs', true],
  [' ', 'Lyon', 'murs', false],
  ['', 'Lyon', 'murs', false],
])('E03 title %j, city %j and type %j suffice for a draft: %s', (title, city, type, enough) =>
  expect(isEnough({ ...NO_PROPERTY, title, city, type })).toBe(enough),
);
