/** F37: two figures, two names; neither replaces the other. */
export const CASH_FLOW_LABELS = {
  beforeFinancing: 'Cash-flow annuel avant financement',
  afterCredit: 'Cash-flow mensuel après crédit',
} as const;

interface Revenue {
  /** Euros per year (F38). */
  readonly loyerNetBailleurFacture: number | null;
  readonly chargesAnnuelles: number | null;
  readonly montantTaxeFonciere: number | null;
  readonly imputationTaxeFonciere: boolean | null;
}

/** M88, F37: net landlord rent less charges less property tax, per year; null where the rent is not known. */
export const cashFlowBeforeFinancing = ({
  loyerNetBailleurFacture,
  chargesAnnuelles,
  montantTaxeFonciere,
}: Revenue): number | null =>
  loyerNetBailleurFacture === null
    ? null
    : loyerNetBailleurFacture - (chargesAnnuelles ?? 0) - (montantTaxeFonciere ?? 0);

/** F37: to be said beside it, for the formula takes the tax off all the same. */
export const cashFlowNote = ({ imputationTaxeFonciere, montantTaxeFonciere }: Revenue): string | null =>
  imputationTaxeFonciere && montantTaxeFonciere ? 'taxe foncière à la charge du preneur' : null;

/** M91: net rent per month less the payment. */
export const cashFlowAfterCredit = (annualNetRent: number, monthlyPayment: number): number =>
  annualNetRent / 12 - monthlyPayment;
