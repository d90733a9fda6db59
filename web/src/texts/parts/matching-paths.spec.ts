import type { Nature } from '@pignon/domain/listings/nature';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import { cardsPath } from '../../catalogue/search-paths';
import { PREMISES_CARDS, WALLS_CARDS } from './matching-paths';

const A_ROW = 4;

test.each<[readonly Nature[], string]>([
  [['murs'], WALLS_CARDS],
  [['commercial', 'boutique'], PREMISES_CARDS],
])('the cards of %j are asked for as the list asks', (natures, path) =>
  expect(cardsPath({ natures, transactions: TRANSACTION_TYPES }, 'newest', 1, A_ROW)).toBe(path),
);
