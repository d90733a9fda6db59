import { type CreditBound, isWithin } from './credit-bounds';
import { typedNumber } from './typed-number';

export interface FigureRule {
  readonly range: Pick<CreditBound, 'min' | 'max'>;
  /** '300.000' is three hundred thousand. */
  readonly thousands?: boolean;
  /** A number of months has no comma. */
  readonly whole?: boolean;
  /** M91: of the amount and the rate an empty field counts as 0. */
  readonly emptyIsZero?: boolean;
}

export interface TypedFigure {
  /** As read; null when nobody can. */
  readonly read: number | null;
  /** What the calculation may take; null when it must not give any result. */
  readonly counts: number | null;
  /** What is said beside the field. */
  readonly fault: 'unreadable' | 'outside' | null;
}

/** One field of the simulator: a figure counts only when it can be read and lies within its range (C03). */
export function typedFigure(text: string, { range, thousands = false, whole = false, emptyIsZero }: FigureRule) {
  const read = typedNumber(text, { thousands });
  if (read === null || (whole && !Number.isInteger(read))) return figure(null, null, 'unreadable');
  if (isWithin(range, read)) return figure(read, read, null);
  return figure(read, emptyIsZero && text.trim() === '' ? 0 : null, 'outside');
}

const figure = (read: number | null, counts: number | null, fault: TypedFigure['fault']): TypedFigure => ({
  read,
  counts,
  fault,
});
