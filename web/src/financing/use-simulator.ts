import { cashFlowAfterCredit } from '@pignon/domain/financing/cash-flow';
import { type Credit, creditCost, creditYears, monthlyPayment } from '@pignon/domain/financing/credit';
import { CREDIT_BOUNDS } from '@pignon/domain/financing/credit-bounds';
import { typedNumber } from '@pignon/domain/financing/typed-number';
import { frenchNumber } from '@pignon/domain/shared/french';
import { useMemo, useState } from 'react';

/** As typed: what nobody can read is kept as it is, and counts as nothing. */
export type CreditTexts = Readonly<Record<CreditField, string>>;
export type CreditField = 'amount' | 'rate' | 'months' | 'rent';

const GROUPED: ReadonlySet<CreditField> = new Set(['amount', 'rent']);

/** The number in a field; null when it is none. */
export const numberIn = (texts: CreditTexts, field: CreditField): number | null =>
  typedNumber(texts[field], { thousands: GROUPED.has(field) });

export function useSimulator(price: number | null, annualNetRent: number | null) {
  const [texts, setTexts] = useState<CreditTexts>(() => ({
    amount: frenchNumber(price ?? CREDIT_BOUNDS.amount.usual),
    rate: frenchNumber(CREDIT_BOUNDS.rate.usual),
    months: frenchNumber(CREDIT_BOUNDS.months.usual),
    rent: annualNetRent === null ? '' : frenchNumber(annualNetRent),
  }));
  const set = (field: CreditField, text: string) => setTexts((was) => ({ ...was, [field]: text }));
  /** On leaving a field: as French numbers are written. */
  const tidy = (field: CreditField) => {
    const value = numberIn(texts, field);
    if (value !== null && texts[field].trim() !== '') set(field, frenchNumber(value));
  };
  return { texts, set, tidy, result: useMemo(() => resultOf(texts), [texts]) };
}

function resultOf(texts: CreditTexts) {
  const credit: Credit = {
    amount: numberIn(texts, 'amount') ?? 0,
    rate: numberIn(texts, 'rate') ?? 0,
    // Longer than any loan, it would only be a longer wait.
    months: Math.min(Math.round(numberIn(texts, 'months') ?? 0), LONGEST_MONTHS),
  };
  const payment = monthlyPayment(credit);
  const rent = texts.rent.trim() === '' ? null : numberIn(texts, 'rent');
  return {
    payment,
    cost: creditCost(credit),
    years: creditYears(credit),
    cashFlow: rent === null ? null : cashFlowAfterCredit(rent, payment),
  };
}

const LONGEST_MONTHS = 1_200;

export type CreditResult = ReturnType<typeof resultOf>;
