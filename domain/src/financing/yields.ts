import { yieldLabel } from '../listings/display/display';
import type { Fact } from '../listings/display/page-facts';
import type { ListingPage } from '../listings/read-models';
import { euros } from '../shared/text/french';

type Invested = Pick<
  ListingPage,
  | 'transactionType'
  | 'amount'
  | 'annualRent'
  | 'yield'
  | 'fees'
  | 'loyerNetBailleurFacture'
  | 'montantTaxeFonciere'
  | 'imputationTaxeFonciere'
>;

/** A sum and what it is. */
type Named = readonly [sum: number | null, name: string];

/** Above what rounding to one decimal explains, a stored yield does not come from this rent and price (F40). */
const ROUNDING_PERCENT = 0.05;

/** What an investor compares: gross, without the agency's fees, net; the note of each is its formula. */
export function yieldFacts(page: Invested): readonly Fact[] {
  if (page.transactionType !== 'sale') return [];
  const price: Named = [page.amount, page.fees?.payer === 'acquereur' ? 'prix, honoraires inclus' : 'prix'];
  const rent: Named = [page.annualRent, 'loyer annuel'];
  const withoutFees: Named = [page.fees?.priceWithoutFees ?? null, 'prix hors honoraires'];
  return [
    fact('Rendement brut', page.yield, grossFormula(page.yield, rent, price)),
    fact('Rendement brut hors honoraires', ratio(rent, withoutFees), formula(rent, withoutFees)),
    fact('Rendement net', ratio(netRent(page), price), formula(netRent(page), price)),
  ].filter((one) => one !== null);
}

/** What staff typed beside what rent and price lead to, in percent; null: nothing to compare, or rounding explains it. */
export function yieldGap(typed: number | null, computed: number | null): number | null {
  if (typed === null || computed === null) return null;
  return Math.abs(typed - computed) <= ROUNDING_PERCENT ? null : Math.round((typed - computed) * 100) / 100;
}

/** 'Calculer': a sale's rent of a year by its price, to a hundredth, and how. */
export function computedYield({ annualRent, amount, fees }: Pick<Invested, 'annualRent' | 'amount' | 'fees'>) {
  const price: Named = [amount, fees?.payer === 'acquereur' ? 'prix, honoraires inclus' : 'prix'];
  const rent: Named = [annualRent, 'loyer annuel'];
  const percent = ratio(rent, price);
  return percent === null ? null : { percent: Math.round(percent * 100) / 100, formula: formula(rent, price) };
}

function fact(label: string, percent: number | null, note: string): Fact | null {
  const value = yieldLabel(percent);
  return value === null ? null : { label, value, note };
}

/** The stored yield stands (F40); a formula is shown only where it leads there. */
function grossFormula(stored: number | null, rent: Named, price: Named): string {
  const computed = ratio(rent, price);
  const leads = computed !== null && Math.abs(computed - (stored ?? 0)) <= ROUNDING_PERCENT;
  return leads ? formula(rent, price) : 'taux communiqué pour ce bien';
}

/** The landlord bears the property tax only where the lease says so (R145-35). */
function netRent({ loyerNetBailleurFacture, montantTaxeFonciere, imputationTaxeFonciere }: Invested): Named {
  const tax = imputationTaxeFonciere === false ? (montantTaxeFonciere ?? 0) : 0;
  if (loyerNetBailleurFacture === null) return [null, ''];
  return [loyerNetBailleurFacture - tax, tax > 0 ? 'loyer net bailleur, taxe foncière déduite' : 'loyer net bailleur'];
}

const ratio = ([rent]: Named, [price]: Named): number | null =>
  rent === null || price === null || price <= 0 ? null : (rent / price) * 100;

const formula = (...[rent, price]: readonly [Named, Named]): string =>
  `${euros(rent[0] ?? 0)} (${rent[1]}) ÷ ${euros(price[0] ?? 0)} (${price[1]})`;
