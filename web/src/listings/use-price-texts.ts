import { PRICE_SLIDER_MAX } from '@pignon/domain/listings/listing-bounds';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { useState } from 'react';

const digitsOf = (value: number | undefined): string => (value === undefined ? '' : String(value));

/**
 * M55, C13: digits only. While one is typed it filters as it stands; on leaving, reversed bounds are swapped, an empty
 * minimum shows 0, an empty maximum 5 000 000, which is no limit.
 */
export function usePriceTexts({ minPrice, maxPrice }: SearchCriteria, set: (min: number, max: number) => void) {
  const [typed, setTyped] = useState<{ readonly min?: string; readonly max?: string }>({});
  const [left, setLeft] = useState(false);
  const min = typed.min ?? (minPrice === undefined && !left ? '' : digitsOf(minPrice ?? 0));
  const max = typed.max ?? (maxPrice === undefined && !left ? '' : digitsOf(maxPrice ?? PRICE_SLIDER_MAX));

  const bounds = (low: string, high: string): [number, number] => [
    Number(low || 0),
    high === '' ? PRICE_SLIDER_MAX : Number(high),
  ];
  const type = (low: string, high: string) => {
    setTyped({ min: low, max: high });
    const [from, to] = bounds(low, high);
    if (from <= to) set(from, to);
  };
  const leave = () => {
    const [from, to] = bounds(min, max);
    setTyped({});
    setLeft(true);
    const changed = from !== (minPrice ?? 0) || to !== (maxPrice ?? PRICE_SLIDER_MAX);
    if (changed) set(Math.min(from, to), Math.max(from, to));
  };
  return {
    min: { value: min, onDigits: (digits: string) => type(digits, max), onBlur: leave },
    max: { value: max, onDigits: (digits: string) => type(min, digits), onBlur: leave },
  };
}
