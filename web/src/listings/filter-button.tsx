import { chipsOf } from '@pignon/domain/listings/chips';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { patiently } from '../lib/patiently';
import styles from './toolbar.module.css';
import type { Listing } from './use-listing';

const load = () => import('./filter-sheet');
const FilterSheet = lazy(() => patiently(load));
const preload = () => void load().catch(() => {});

export const FILTER_BUTTON = 'ouvrir-filtres';

export function FilterButton(listing: Listing) {
  const [open, setOpen] = useState(false);
  const active = chipsOf(listing.state).length;
  return (
    <>
      <button
        type="button"
        id={FILTER_BUTTON}
        className={styles.filter}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        Filtrer
        {active > 0 && (
          <span className={styles.active}>
            {active}
            <span className="visually-hidden">
              {' '}
              filtre{active > 1 ? 's' : ''} actif{active > 1 ? 's' : ''}
            </span>
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <FilterSheet listing={listing} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
