import { PRICE_SLIDER_MAX, upperPrice } from '@pignon/domain/listings/filters/listing-bounds';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { type FocusEvent, useState } from 'react';

type End = 'min' | 'max';
type Texts = Readonly<Record<End, string>>;

/** Beyond it the address would not be read back. */
const LARGEST = 999_999_999;
const EMPTY: Texts = { min: '0', max: String(PRICE_SLIDER_MAX) };

const amountOf = (digits: string): number | undefined =>
  digits === '' ? undefined : Math.min(Number(digits), LARGEST);
const boundsOf = ({ min, max }: Texts) => [amountOf(min) ?? 0, upperPrice(amountOf(max))] as const;

/**
 * M55, C13: digits only. While one is typed it filters as it stands; on leaving, reversed bounds are swapped, an empty
 * minimum shows 0, an empty maximum 5 000 000, which is no limit. A field that was just entered is not filled.
 */
export function usePriceTexts(
  { minPrice, maxPrice }: SearchCriteria,
  set: (min: number, max: number | undefined) => void,
) {
  const [typed, setTyped] = useState<Texts>();
  const [left, setLeft] = useState<Readonly<Partial<Record<End, boolean>>>>({});
  const shown = (end: End, bound: number | undefined) => String(bound ?? (left[end] ? EMPTY[end] : ''));
  // Above what 'no limit' shows as, it would contradict the minimum.
  const noLimit = (minPrice ?? 0) > PRICE_SLIDER_MAX ? '' : shown('max', maxPrice);
  const texts = typed ?? { min: shown('min', minPrice), max: maxPrice === undefined ? noLimit : String(maxPrice) };

  const type = (end: End, digits: string) => {
    const next = { ...texts, [end]: digits };
    setTyped(next);
    const [from, to] = boundsOf(next);
    if (to === undefined || from <= to) set(from, to);
  };
  const leave = (end: End, { relatedTarget }: FocusEvent) => {
    const entered = relatedTarget instanceof HTMLInputElement ? relatedTarget.name : '';
    const [from, to] = boundsOf(texts);
    setTyped(undefined);
    setLeft({ min: end === 'min' || entered !== 'minPrice', max: end === 'max' || entered !== 'maxPrice' });
    if (to !== undefined && from > to) set(to, from);
    else if (from !== (minPrice ?? 0) || to !== maxPrice) set(from, to);
  };
  const field = (end: End) => ({
    value: texts[end],
    onDigits: (digits: string) => type(end, digits),
    onBlur: (event: FocusEvent) => leave(end, event),
    // What stands there is replaced by what is typed.
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  });
  return { min: field('min'), max: field('max') };
}
