import { cashFlowAfterCredit } from '@pignon/domain/financing/cash-flow';
import { creditCost, creditYears, monthlyPayment } from '@pignon/domain/financing/credit';
import { amountBoundFor, CREDIT_BOUNDS, RENT_RANGE } from '@pignon/domain/financing/credit-bounds';
import { type FigureRule, type TypedFigure, typedFigure } from '@pignon/domain/financing/typed-figure';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { typedEarly } from '../lib/early/typed-early';

export type CreditFieldName = 'amount' | 'rate' | 'months' | 'rent';
/** As typed: what nobody can read is kept as it is, and counts as nothing. */
type CreditTexts = Readonly<Record<CreditFieldName, string>>;
type Figures = Readonly<Record<CreditFieldName, TypedFigure>>;

const isField = (name: string, texts: CreditTexts): name is CreditFieldName => name in texts;

export function useSimulator(price: number | null, annualNetRent: number | null) {
  const [texts, setTexts] = useState<CreditTexts>(() => ({
    amount: frenchNumber(price ?? CREDIT_BOUNDS.amount.usual),
    rate: frenchNumber(CREDIT_BOUNDS.rate.usual),
    months: frenchNumber(CREDIT_BOUNDS.months.usual),
    rent: annualNetRent === null ? '' : frenchNumber(annualNetRent),
  }));
  const amountBound = useMemo(() => amountBoundFor(price), [price]);
  const figures = useMemo<Figures>(() => {
    const read = (field: CreditFieldName, rule: FigureRule) => typedFigure(texts[field], rule);
    return {
      amount: read('amount', { range: amountBound, thousands: true, emptyIsZero: true }),
      rate: read('rate', { range: CREDIT_BOUNDS.rate, emptyIsZero: true }),
      months: read('months', { range: CREDIT_BOUNDS.months, whole: true }),
      rent: read('rent', { range: RENT_RANGE, thousands: true }),
    };
  }, [texts, amountBound]);
  const set = (field: CreditFieldName, text: string) => setTexts((was) => ({ ...was, [field]: text }));
  /** On leaving a field: as French numbers are written. */
  const tidy = (field: CreditFieldName) => {
    const { read } = figures[field];
    if (read !== null && texts[field].trim() !== '') set(field, frenchNumber(read));
  };

  const fields = useRef<HTMLDivElement>(null);
  // What was typed while the code was on its way counts too.
  useLayoutEffect(() => {
    for (const { type, name, dataset, value } of fields.current ? typedEarly(fields.current) : []) {
      const field = dataset.slides ?? name;
      const text = type === 'range' ? frenchNumber(Number(value)) : value;
      setTexts((was) => (isField(field, was) ? { ...was, [field]: text } : was));
    }
  }, []);

  const hasRent = texts.rent.trim() !== '';
  const result = useMemo(() => resultOf(figures, hasRent), [figures, hasRent]);
  return { fields, texts, figures, bounds: { ...CREDIT_BOUNDS, amount: amountBound }, set, tidy, result };
}

/** Null where a field that it needs says nothing that counts. */
function resultOf({ amount, rate, months, rent }: Figures, hasRent: boolean) {
  if (amount.counts === null || rate.counts === null || months.counts === null)
    return { payment: null, cost: null, years: [], hasRent, cashFlow: null };
  const credit = { amount: amount.counts, rate: rate.counts, months: months.counts };
  const payment = monthlyPayment(credit);
  return {
    payment,
    cost: creditCost(credit),
    years: creditYears(credit),
    hasRent,
    cashFlow: rent.counts === null ? null : cashFlowAfterCredit(rent.counts, payment),
  };
}

export type CreditResult = ReturnType<typeof resultOf>;
