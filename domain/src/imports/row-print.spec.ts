import { rowPrint } from './rows/row-print';

const SHOP = { title: 'Boutique rue Mercière', city: 'Lyon', address: '8 rue Mercière', surface: '108 m²' };

test.each([
  { ...SHOP },
  { ...SHOP, city: 'LYON 2e' },
  { ...SHOP, title: 'BOUTIQUE  RUE MERCIERE' },
  { ...SHOP, surface: '108 M2' },
])('%j is the same shop', (said) =>
  expect(rowPrint({ ...said, surface: '108 m2' })).toBe(rowPrint({ ...SHOP, surface: '108 m2' })),
);

test.each([
  { title: 'Boutique' },
  { city: 'Paris' },
  { address: null },
  { address: '9 rue Mercière' },
  { surface: '90 m²' },
])('%j tells another one', (change) => expect(rowPrint({ ...SHOP, ...change })).not.toBe(rowPrint(SHOP)));
