import { parsePrice } from '../../listings/amounts/price';
import { isPeriodic, TIMES_A_YEAR } from '../../listings/amounts/price-units';
import { parseSurface } from '../../listings/amounts/surface';
import { natureOf } from '../../listings/property/nature-of';
import { citySlugOf, slugOf } from '../../shared/text/slug';
import type { ImportedField } from '../fields/import-fields';
import { leaseYears } from './lease-years';

type Same = (before: string, after: string) => boolean;

/** What files round by: a cent of each month. */
const ROUNDING_CENTS = 12;
const A_METRE_DEGREES = 1e-5;

const samePrice: Same = (before, after) => {
  const [a, b] = [parsePrice(before), parsePrice(after)].map((price) => price && yearly(price));
  return a !== null && b !== null && a !== undefined && b !== undefined && Math.abs(a - b) <= ROUNDING_CENTS;
};
const yearly = ({ cents, unit }: NonNullable<ReturnType<typeof parsePrice>>): number | null =>
  unit === 'total' ? cents : isPeriodic(unit) ? cents * TIMES_A_YEAR[unit] : null;

/** A text that means the same is no change: a file writes it in its own way. */
const MEANT: Readonly<Partial<Record<ImportedField, Same>>> = {
  price: samePrice,
  surface: (before, after) => parseSurface(before) !== null && parseSurface(before) === parseSurface(after),
  city: (before, after) => citySlugOf(before) === citySlugOf(after),
  type: (before, after) =>
    slugOf(before) === slugOf(after) || (natureOf(before) !== 'autre' && natureOf(before) === natureOf(after)),
  leaseLength: (before, after) => leaseYears(before) !== null && leaseYears(before) === leaseYears(after),
  description: (before, after) => flat(before) === flat(after),
};

/** Quotes and line ends are what a format may not hold as they were. */
const flat = (text: string): string => text.replaceAll('"', "'").replaceAll('! #', '!#').replace(/\s+/g, ' ').trim();

/** None said counts as simple. */
const UNSAID: Readonly<Partial<Record<ImportedField, unknown>>> = { mandat: 'simple' };

export function isSameValue(name: ImportedField, stands: unknown, after: unknown): boolean {
  const before = stands ?? UNSAID[name];
  if (before === after) return true;
  if (typeof before === 'number' && typeof after === 'number')
    return (name === 'latitude' || name === 'longitude') && Math.abs(before - after) < A_METRE_DEGREES;
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  return before.replaceAll('"', "'") === after || (MEANT[name]?.(before, after) ?? false);
}
