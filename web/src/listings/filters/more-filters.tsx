import { isRent } from '@pignon/domain/listings/search/chips';
import {
  SURFACE_SLIDER_MAX,
  SURFACE_STEP,
  upperSurface,
  YIELD_STEPS,
} from '@pignon/domain/listings/filters/listing-bounds';
import { OCCUPANCY_LABELS } from '@pignon/domain/listings/listing-names';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { frenchNumber } from '@pignon/domain/shared/text/french';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { RangeSlider } from '../../ui/fields/range-slider';
import styles from './filters.module.css';
import type { CriteriaChange } from './use-draft-criteria';

interface MoreFiltersProps {
  readonly criteria: SearchCriteria;
  readonly change: (part: CriteriaChange) => void;
}

const OCCUPANCIES = [undefined, 'occupied', 'vacant'] as const;

const saySurface = (value: number): string =>
  `${frenchNumber(value)}\u00a0m²${value >= SURFACE_SLIDER_MAX ? ' et plus' : ''}`;

/** Surface, yield (M57, M58) and occupancy, which the specification filters by without a control (F04). */
export function MoreFilters({ criteria, change }: MoreFiltersProps) {
  const { minSurface, maxSurface, minYield, occupancy } = criteria;
  const [inUse] = useState(() => [minSurface, maxSurface, minYield, occupancy].some((value) => value !== undefined));
  return (
    <details
      className={styles.more}
      open={inUse}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start' })}
    >
      <summary>
        Plus de filtres <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <section className={styles.group} aria-labelledby="filtre-surface">
        <h3 id="filtre-surface">Surface</h3>
        <RangeSlider
          label="Surface"
          name="Surface"
          max={SURFACE_SLIDER_MAX}
          step={SURFACE_STEP}
          from={minSurface ?? 0}
          to={maxSurface ?? SURFACE_SLIDER_MAX}
          say={saySurface}
          onFrom={(from) => change({ minSurface: from || undefined })}
          onTo={(to) => change({ maxSurface: upperSurface(to) })}
        />
      </section>
      {/* A rent has no yield; one that is asked for all the same must be in reach. */}
      {(!isRent(criteria) || minYield !== undefined) && (
        <section className={styles.group} aria-labelledby="filtre-rendement">
          <h3 id="filtre-rendement">Rendement minimum</h3>
          <ul className={styles.buttons}>
            {YIELD_STEPS.map((step) => (
              <li key={step}>
                <button
                  type="button"
                  aria-pressed={(minYield ?? 0) === step}
                  onClick={() => change({ minYield: step || undefined })}
                >
                  {step === 0 ? 'Tous' : `${step}\u00a0%`}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group} aria-labelledby="filtre-occupation">
        <h3 id="filtre-occupation">Occupation</h3>
        <ul className={styles.buttons}>
          {OCCUPANCIES.map((value) => (
            <li key={value ?? 'all'}>
              <button type="button" aria-pressed={occupancy === value} onClick={() => change({ occupancy: value })}>
                {value ? OCCUPANCY_LABELS[value] : 'Tous'}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
