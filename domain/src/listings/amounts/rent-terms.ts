import { parsePrice } from './price';
import { isPeriodic } from './price-units';
import type { TransactionType } from '../property-fields';

/** What a rent as received says of itself; null: nothing. */
export interface RentTerms {
  readonly tax: 'HT' | 'TTC' | null;
  readonly charges: 'HC' | 'CC' | null;
}

const TTC = /\bTTC\b|toutes?\s+taxes?\s+comprises?|tva\s+(?:incluse|comprise)/i;
const HT = /\bHT\b|hors\s+taxes?/i;
const CC = /\bCC\b|charges?\s+(?:comprises?|incluses?)|charges?\s+et\s+taxes?\s+comprises?/i;
const HC = /\bHC\b|hors\s+charges?/i;

/** Of the rent that a page shows: one that came from the field of the annual rent is not what the price describes. */
export const termsShown = (price: string | null, transactionType: TransactionType): RentTerms =>
  transactionType === 'rental' && isPeriodic(parsePrice(price)?.unit)
    ? termsIn(price ?? '')
    : { tax: null, charges: null };

const termsIn = (price: string): RentTerms => ({
  tax: firstSaid(price, ['TTC', TTC], ['HT', HT]),
  charges: firstSaid(price, ['CC', CC], ['HC', HC]),
});

/** Of two that exclude each other, the one that stands first: '2 000 € HC, 2 200 € CC' is said of 2 000 €. */
function firstSaid<Term extends string>(text: string, ...terms: readonly (readonly [Term, RegExp])[]): Term | null {
  const said = terms.map(([term, pattern]) => ({ term, place: pattern.exec(text)?.index ?? -1 }));
  return said.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place)[0]?.term ?? null;
}
