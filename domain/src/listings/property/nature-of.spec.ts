import { isUnknownType, natureOf, transactionOf } from './nature-of';
import type { PropertyStatus, TransactionType } from '../property-fields';

test.each([
  ['Vente', 'autre', 'sale'],
  ['Location', 'autre', 'rental'],
  ['location', 'autre', 'rental'],
  ['commercial', 'commercial', 'sale'],
  ['bureaux', 'bureaux', 'sale'],
  ['bureau', 'bureaux', 'sale'],
  ['immeuble', 'immeuble', 'sale'],
  ['Local commercial', 'commercial', 'sale'],
  ['Boutique', 'boutique', 'sale'],
  ['MURS', 'murs', 'sale'],
  ['péniche', 'autre', 'sale'],
  ['', 'autre', 'sale'],
  ['constructor', 'autre', 'sale'],
] as const)('F31 M121 the type %j', (type, nature, transaction) => {
  expect([natureOf(type), transactionOf(type, null, 'available')]).toEqual([nature, transaction]);
});

test.each<[string, TransactionType | null, PropertyStatus, TransactionType]>([
  ['boutique', null, 'rented', 'rental'],
  ['boutique', null, 'available', 'sale'],
  ['boutique', null, 'sold', 'sale'],
  ['boutique', 'sale', 'rented', 'sale'],
  ['boutique', 'rental', 'available', 'rental'],
  ['Location', null, 'available', 'rental'],
  ['Location', 'sale', 'available', 'sale'],
])('F32 M127 type %j, transaction %j, status %s', (type, stated, status, transaction) => {
  expect(transactionOf(type, stated, status)).toBe(transaction);
});

test.each(['chateau', 'constructor', ''])('%j is no type of ours', (type) => expect(isUnknownType(type)).toBe(true));

test.each(['Bureaux', 'murs commerciaux', 'vente', 'autre'])('%j is one', (type) =>
  expect(isUnknownType(type)).toBe(false),
);
