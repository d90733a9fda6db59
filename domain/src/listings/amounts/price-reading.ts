import { euros } from '../../shared/text/french';
import { PRICE_ON_REQUEST } from '../display/display';
import type { PropertyFields } from '../property-fields';
import { comparableCents } from './comparable-amount';
import { parsePrice } from './price';

const NBSP = '\u00a0';

/** What the parser makes of a price as it is typed, for who types it: 'lu : 1 200 000 €'; null: nothing is typed. */
export function priceReading({
  price,
  transactionType,
  annualRent,
}: Pick<PropertyFields, 'price' | 'transactionType' | 'annualRent'>): string | null {
  if (!price?.trim()) return null;
  if (!parsePrice(price)) return `illisible${NBSP}: «${NBSP}${PRICE_ON_REQUEST}${NBSP}» sera affiché`;
  const cents = comparableCents({ price, transactionType, annualRent });
  if (cents === null) {
    const why = transactionType === 'rental' ? 'la période n’est pas dite' : 'un loyer n’est pas un prix de vente';
    return `${why}${NBSP}: «${NBSP}${PRICE_ON_REQUEST}${NBSP}» sera affiché`;
  }
  return `lu${NBSP}: ${euros(Math.round(cents / 100))}${transactionType === 'rental' ? `${NBSP}/${NBSP}an` : ''}`;
}
