import { chipsOf } from '@pignon/domain/listings/search/chips';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useEffect, useState } from 'react';
import { patiently } from '../../lib/network/patiently';
import { notify, preloadToaster } from '../../ui/toasts/toast';
import styles from './toolbar.module.css';
import type { Listing } from '../../catalogue/use-listing';

const load = () => import('../filters/filter-sheet');
const FilterSheet = lazy(() => patiently(load));
let here = false;
/** The sheet, and the toast that says why it does not come. */
const preload = () => {
  preloadToaster();
  void load().then(
    () => {
      here = true;
    },
    () => {},
  );
};

const FIRST_MOVES = ['pointerdown', 'keydown', 'scroll'] as const;

/** A finger gives no warning, and the network may be gone when it comes: from the first move on the page all is ready. */
function usePreloadedSheet(): void {
  useEffect(() => {
    const moved = new AbortController();
    const begin = () => {
      moved.abort();
      preload();
    };
    for (const move of FIRST_MOVES) window.addEventListener(move, begin, { passive: true, signal: moved.signal });
    return () => moved.abort();
  }, []);
}

/** Offline it says so at once, and does not open by itself when the network is back. */
const canOpen = (): boolean => {
  if (here || navigator.onLine) return true;
  notify({
    kind: 'error',
    title: 'Erreur de connexion',
    text: 'Les filtres n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
  });
  return false;
};

export const FILTER_BUTTON = 'ouvrir-filtres';

export function FilterButton(listing: Listing) {
  const [open, setOpen] = useState(false);
  usePreloadedSheet();
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
        onClick={() => setOpen(canOpen())}
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
