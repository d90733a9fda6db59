import { SORTS, type Sort } from '@pignon/domain/listings/search-criteria';
import { useRef } from 'react';
import { useEarlyValue } from '../../lib/early/use-early-value';
import styles from './toolbar.module.css';
import type { Listing } from '../../catalogue/use-listing';

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Plus récents',
  'price-asc': 'Prix croissant',
  'price-desc': 'Prix décroissant',
  yield: 'Rendement',
  surface: 'Surface',
};

export function SortSelect({ state, show }: Listing) {
  const sort = (value: string) => show({ ...state, page: 1, sort: SORTS.find((known) => known === value) ?? 'newest' });
  const field = useRef<HTMLSelectElement>(null);
  useEarlyValue(field, state.sort, sort);
  return (
    <label className={styles.sort}>
      <span>Trier par</span>
      <select ref={field} value={state.sort} onChange={({ currentTarget }) => sort(currentTarget.value)}>
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_LABELS[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
