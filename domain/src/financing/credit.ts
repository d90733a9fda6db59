export interface Credit {
  /** Euros. */
  readonly amount: number;
  /** Percent per year. */
  readonly rate: number;
  readonly months: number;
}

export interface CreditYear {
  /** From 1. */
  readonly year: number;
  readonly interest: number;
  readonly capital: number;
  /** Still owed at its end. */
  readonly left: number;
}

const MONTHS = 12;

/** M91: the standard annuity. Without a rate the amount is spread evenly (F39). Not rounded. */
export function monthlyPayment({ amount, rate, months }: Credit): number {
  if (amount <= 0 || months <= 0) return 0;
  const monthly = rate / 100 / MONTHS;
  if (monthly <= 0) return amount / months;
  return (amount * monthly) / (1 - (1 + monthly) ** -months);
}

/** Interest and capital of each year; the last one may be shorter. */
export function creditYears(credit: Credit): readonly CreditYear[] {
  const payment = monthlyPayment(credit);
  if (payment === 0) return [];
  const monthly = credit.rate / 100 / MONTHS;
  const years: CreditYear[] = [];
  let left = credit.amount;
  for (let from = 0; from < credit.months; from += MONTHS) {
    const before = left;
    let interest = 0;
    for (let month = from; month < Math.min(from + MONTHS, credit.months); month += 1) {
      const due = left * monthly;
      interest += due;
      left = Math.max(0, left + due - payment);
    }
    years.push({ year: years.length + 1, interest, capital: before - left, left });
  }
  return years;
}

/** What the loan costs over its whole life, besides what is borrowed. */
export const creditCost = (credit: Credit): number =>
  Math.max(0, monthlyPayment(credit) * Math.max(0, credit.months) - Math.max(0, credit.amount));
