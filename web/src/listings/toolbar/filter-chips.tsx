import { type Chip, chipsOf } from '@pignon/domain/listings/search/chips';
import type { ListingNames } from '@pignon/domain/listings/listing-names';
import { type ListingState, withoutFilters } from '@pignon/domain/listings/search/listing-url';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { FILTER_BUTTON } from './filter-button';
import styles from './filter-chips.module.css';
import { ListLink } from '../../catalogue/list-link';

interface FilterChipsProps {
  readonly state: ListingState;
  readonly names: ListingNames;
}

/** M59. Taking one away moves the focus to the next, to 'Tout effacer' after the last, to the filters when none is left. */
export function FilterChips({ state, names }: FilterChipsProps) {
  const chips = chipsOf(state, names);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | undefined>(undefined);
  const count = chips.length;

  useEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    // After the last chip comes 'Tout effacer'.
    const next = count > 0 ? list.current?.querySelectorAll('a')[Math.min(index, count)] : null;
    (next ?? document.getElementById(FILTER_BUTTON))?.focus();
  }, [count]);

  if (count === 0) return null;
  return (
    <ul ref={list} aria-label="Filtres actifs" className={styles.chips}>
      {chips.map((chip, index) => (
        <li key={chip.key}>
          <ChipLink label={chip.label} without={chip.without} onShown={() => (removed.current = index)} />
        </li>
      ))}
      <li>
        <ListLink to={withoutFilters(state)} className={styles.all} onShown={() => (removed.current = 0)}>
          Tout effacer
        </ListLink>
      </li>
    </ul>
  );
}

function ChipLink({ label, without, onShown }: Omit<Chip, 'key'> & { readonly onShown: () => void }) {
  return (
    <ListLink to={without} className={styles.chip} onShown={onShown}>
      <span className="visually-hidden">Retirer le filtre </span>
      {label}
      <X size={16} strokeWidth={2} aria-hidden="true" />
    </ListLink>
  );
}
