/** F37: a figure and a name of its own beside the sheet's 'Cash-flow annuel avant financement'; neither replaces the other. */
export const MONTHLY_CASH_FLOW = 'Cash-flow mensuel après crédit';

/** M91: net rent per month (F38: given per year) less the payment. */
export const cashFlowAfterCredit = (annualNetRent: number, monthlyPayment: number): number =>
  annualNetRent / 12 - monthlyPayment;
