import { euros } from '../shared/text/french';
import type { Fact } from '../listings/display/page-facts';
import type { ListingPage } from '../listings/read-models';

export const ANNUAL_CASH_FLOW = 'Cash-flow annuel avant financement';

export interface CashFlow {
  /** What it is made of, in the order of the sum. */
  readonly lines: readonly Fact[];
  /** Euros per year. */
  readonly total: number;
  readonly note: string;
}

/**
 * M88: net landlord rent less the year's charges and property tax (F37: the simulator has a formula of its own, and a
 * name of its own). Null where no landlord's rent is known.
 */
export function annualCashFlow({
  loyerNetBailleurFacture: rent,
  chargesAnnuelles: charges,
  montantTaxeFonciere: tax,
  imputationTaxeFonciere: taxIsTenants,
}: Pick<
  ListingPage,
  'loyerNetBailleurFacture' | 'chargesAnnuelles' | 'montantTaxeFonciere' | 'imputationTaxeFonciere'
>): CashFlow | null {
  if (rent === null || rent <= 0) return null;
  const total = rent - (charges ?? 0) - (tax ?? 0);
  return {
    lines: [
      { label: 'Loyer net bailleur facturé', value: yearly(rent) },
      ...(charges ? [{ label: 'Charges annuelles', value: `− ${yearly(charges)}` }] : []),
      ...(tax ? [{ label: 'Taxe foncière', value: `− ${yearly(tax)}` }] : []),
    ],
    total,
    note: [
      'Avant impôt sur les revenus.',
      ...(taxIsTenants && tax
        ? [`Taxe foncière à la charge du locataire\u00a0: sans la déduire, ${yearly(total + tax)}.`]
        : []),
    ].join(' '),
  };
}

export const yearly = (amount: number): string => `${euros(amount)}\u00a0/\u00a0an`;
