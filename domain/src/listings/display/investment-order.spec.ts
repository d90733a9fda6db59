import { investmentLabel, investmentOrder } from './investment-order';
import type { ListingCard } from '../read-models';

const card = (transactionType: ListingCard['transactionType'], occupancyStatus: ListingCard['occupancyStatus']) => ({
  transactionType,
  occupancyStatus,
});
const all = [
  card('rental', 'vacant'),
  card('rental', 'occupied'),
  card('sale', 'vacant'),
  card('sale', 'occupied'),
] as const;

test('M27 F35 four ranks; vacant ones only where they are wanted', () => {
  expect(investmentOrder(all, true)).toEqual(all.toReversed());
  expect(investmentOrder(all)).toEqual([card('sale', 'occupied'), card('rental', 'occupied')]);
});

test('F35 within a rank nothing moves', () => {
  const cards = [1, 2, 3].map((id) => ({ id, ...card('sale', 'occupied') }));
  expect(investmentOrder(cards).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each([
  ['murs', 'sale', 'occupied', 'Murs occupés'],
  ['boutique', 'sale', 'vacant', 'Murs libres'],
  ['bureaux', 'sale', 'occupied', 'Bureaux occupés'],
  ['bureaux', 'sale', 'vacant', 'Bureaux libres'],
  ['immeuble', 'sale', 'occupied', 'Immeuble occupé'],
  ['immeuble', 'sale', 'vacant', 'Immeuble libre'],
  ['murs', 'rental', 'occupied', 'Location pure'],
] as const)('M27 %s %s %s reads %s', (nature, transactionType, occupancyStatus, label) => {
  expect(investmentLabel({ nature, transactionType, occupancyStatus })).toBe(label);
});
