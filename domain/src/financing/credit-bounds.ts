export interface CreditBound {
  readonly min: number;
  readonly max: number;
  /** Of the slider only: what is typed is kept as it is (F39). */
  readonly step: number;
  readonly usual: number;
}

/** M90. */
export const CREDIT_BOUNDS = {
  /** Euros. */
  amount: { min: 50_000, max: 10_000_000, step: 50_000, usual: 300_000 },
  /** Percent per year. */
  rate: { min: 0.5, max: 8, step: 0.1, usual: 3.5 },
  months: { min: 12, max: 360, step: 12, usual: 240 },
} as const satisfies Readonly<Record<string, CreditBound>>;

/** Euros per year: more than any rent of the catalogue, and less than what would no longer fit on a phone. */
export const RENT_RANGE = { min: 0, max: 10_000_000 } as const;

export const isWithin = ({ min, max }: Pick<CreditBound, 'min' | 'max'>, value: number): boolean =>
  value >= min && value <= max;

/** A property's own price is never outside: its simulation opens with a result. */
export function amountBoundFor(price: number | null): CreditBound {
  const { amount } = CREDIT_BOUNDS;
  if (price === null || price <= 0) return amount;
  return { ...amount, min: Math.min(amount.min, price), max: Math.max(amount.max, price) };
}
