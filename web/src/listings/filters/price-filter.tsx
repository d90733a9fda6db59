import { isRent, maxPriceNote } from '@pignon/domain/listings/search/chips';
import {
  PRICE_SLIDER_MAX,
  QUICK_PRICES,
  type QuickRange,
  upperPrice,
} from '@pignon/domain/listings/filters/listing-bounds';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { euros } from '@pignon/domain/shared/text/french';
import { AmountField } from '../../ui/fields/amount-field';
import { RangeSlider } from '../../ui/fields/range-slider';
import styles from './filters.module.css';
import { PriceRanges } from './price-ranges';
import { usePriceTexts } from './use-price-texts';
import type { CriteriaChange } from './use-draft-criteria';

interface PriceFilterProps {
  readonly criteria: SearchCriteria;
  readonly change: (part: CriteriaChange) => void;
}

const STEP = 10_000;

/** F02: the upper end is no limit. */
const sayPrice = (value: number): string =>
  value >= PRICE_SLIDER_MAX ? `${euros(PRICE_SLIDER_MAX)} et plus` : euros(value);

export function PriceFilter({ criteria, change }: PriceFilterProps) {
  const name = isRent(criteria) ? 'Loyer annuel' : 'Prix';
  const { minPrice = 0, maxPrice } = criteria;
  const set = (min: number, max: number | undefined) =>
    change({ minPrice: min || undefined, maxPrice: upperPrice(max) });
  const texts = usePriceTexts(criteria, set);
  const note = maxPriceNote({ criteria, sort: 'newest', view: 'grid', page: 1 });
  return (
    <section className={styles.group} aria-labelledby="filtre-prix">
      <h3 id="filtre-prix">{name}</h3>
      <div className={styles.pair}>
        <AmountField label={<BoundLabel of={name} end="minimum" />} name="minPrice" {...texts.min} />
        <AmountField label={<BoundLabel of={name} end="maximum" />} name="maxPrice" {...texts.max} />
      </div>
      <RangeSlider
        label={name}
        name={name}
        max={PRICE_SLIDER_MAX}
        step={STEP}
        from={minPrice}
        to={maxPrice ?? PRICE_SLIDER_MAX}
        say={sayPrice}
        onFrom={(from) => set(from, maxPrice)}
        onTo={(to) => set(minPrice, to)}
      />
      {note && <small className={styles.note}>{note}</small>}
      <PriceRanges ranges={QUICK_PRICES} min={minPrice} max={maxPrice} set={set} />
      {isRent(criteria) && <PriceRanges ranges={QUICK_RENTS} min={minPrice} max={maxPrice} set={set} />}
    </section>
  );
}

/** F05: rents have the four ranges of the specification, and ones of their own size under them. */
const QUICK_RENTS: readonly QuickRange[] = [
  { min: 0, max: 20_000 },
  { min: 20_000, max: 50_000 },
  { min: 50_000, max: 100_000 },
  { min: 100_000 },
];

/** The group's heading says of what; a screen reader hears it with each field. */
function BoundLabel({ of, end }: { readonly of: string; readonly end: 'minimum' | 'maximum' }) {
  return (
    <>
      <span className="visually-hidden">{of} </span>
      <span className={styles.bound}>{end}</span>
    </>
  );
}
