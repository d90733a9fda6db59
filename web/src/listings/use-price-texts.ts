import { PRICE_SLIDER_MAX } from '@pignon/domain/listings/listing-bounds';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { type FocusEvent, useState } from 'react';

type End = 'min' | 'max';
type Texts = Readonly<Record<End, string>>;

/** Beyond it the address would not be read back. */
const LARGEST = 999_999_999;
const EMPTY: Texts = { min: '0', max: String(PRICE_SLIDER_MAX) };

const boundsOf = (texts: Texts): [number, number] => [
  Math.min(Number(texts.min || EMPTY.min), LARGEST),
  Math.min(Number(texts.max || EMPTY.max), LARGEST),
];

/**
 * M55, C13: digits only. While one is typed it filters as it stands; on leaving, reversed bounds are swapped, an empty
 * minimum shows 0, an empty maximum 5 000 000, which is no limit. A field that was just entered is not filled.
 */
export function usePriceTexts({ minPrice, maxPrice }: SearchCriteria, set: (min: number, max: number) => void) {
  const [typed, setTyped] = useState<Texts>();
  const [left, setLeft] = useState<Readonly<Partial<Record<End, boolean>>>>({});
  const shown = (end: End, bound: number | undefined) => String(bound ?? (left[end] ? EMPTY[end] : ''));
  const texts = typed ?? { min: shown('min', minPrice), max: shown('max', maxPrice) };

  const type = (end: End, digits: string) => {
    const next = { ...texts, [end]: digits };
    setTyped(next);
    const [from, to] = boundsOf(next);
    if (from <= to) set(from, to);
  };
  const leave = (end: End, { relatedTarget }: FocusEvent) => {
    const entered = relatedTarget instanceof HTMLInputElement ? relatedTarget.name : '';
    const [from, to] = boundsOf(texts);
    setTyped(undefined);
    setLeft({ min: end === 'min' || entered !== 'minPrice', max: end === 'max' || entered !== 'maxPrice' });
    const changed = from !== (minPrice ?? 0) || to !== (maxPrice ?? PRICE_SLIDER_MAX);
    if (changed) set(Math.min(from, to), Math.max(from, to));
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
