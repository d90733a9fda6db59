import type { QuickRange } from '@pignon/domain/listings/filters/listing-bounds';
import styles from './filters.module.css';

interface PriceRangesProps {
  readonly min: number;
  readonly max: number | undefined;
  readonly ranges: readonly QuickRange[];
  readonly set: (min: number, max: number | undefined) => void;
}

const short = (amount: number): string => (amount >= 1_000_000 ? `${amount / 1_000_000}M` : `${amount / 1_000}k`);

/** '0-200k €', '200-500k €', '500k-1M €', '1M+ €' (M55). */
export function rangeLabel({ min, max }: QuickRange): string {
  if (max === undefined) return `${short(min)}+\u00a0€`;
  const sameUnit = min < 1_000_000 && max < 1_000_000;
  return `${sameUnit ? min / 1_000 : short(min)}-${short(max)}\u00a0€`;
}

/** A second press takes the range away. */
export function PriceRanges({ ranges, min, max, set }: PriceRangesProps) {
  return (
    <ul className={styles.buttons}>
      {ranges.map((range) => {
        const on = range.min === min && range.max === max;
        return (
          <li key={range.min}>
            <button
              type="button"
              aria-pressed={on}
              onClick={() => (on ? set(0, undefined) : set(range.min, range.max))}
            >
              {rangeLabel(range)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
