import { euros } from '../../shared/text/french';
import { parsePrice } from './price';
import { isPeriodic, TIMES_A_YEAR } from './price-units';
import type { PropertyFields } from '../property-fields';

type Priced = Pick<PropertyFields, 'price' | 'transactionType' | 'annualRent'>;

/**
 * What prices are compared by, in cents: a sale's total, a rental's rent per year. Where the price does not say its
 * period, or cannot be read, the annual rent counts; without that it is asked (rentQuestion), never taken for a year.
 */
export function comparableCents({ price: received, transactionType, annualRent }: Priced): number | null {
  const price = parsePrice(received);
  if (transactionType === 'sale') return price?.unit === 'total' ? price.cents : null;
  if (price && isPeriodic(price.unit)) return price.cents * TIMES_A_YEAR[price.unit];
  return annualRent && annualRent > 0 ? Math.round(annualRent * 100) : null;
}

/** What staff are asked of a rental whose price says an amount and no period that its annual rent explains. */
export function rentQuestion({ price: received, transactionType, annualRent }: Priced): string | null {
  const price = parsePrice(received);
  if (transactionType !== 'rental' || !price || isPeriodic(price.unit)) return null;
  const amount = price.cents / 100;
  const explains = (times: number): boolean => Math.abs(amount * times - (annualRent ?? 0)) < times;
  if (Object.values(TIMES_A_YEAR).some(explains)) return null;
  const shown = annualRent
    ? `son loyer annuel de ${euros(annualRent)} est affiché`
    : '«\u00a0Prix sur demande\u00a0» est affiché';
  return `Le loyer «\u00a0${received}\u00a0» est-il par mois, par trimestre, par semestre ou par an\u00a0? En attendant, ${shown}.`;
}
