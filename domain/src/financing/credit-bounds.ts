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

export const isWithin = ({ min, max }: CreditBound, value: number): boolean => value >= min && value <= max;
