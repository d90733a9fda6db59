import { useEffect, useState } from 'react';
import { memoryAtLoad } from '../app/scroll-memory';
import type { Cards } from './use-cards';

let documentShown = false;

/** C05 after a whole document was loaded again: the browser could not scroll to cards that were not there yet. */
export function useRestoredScroll({ unrolled, loadingMore }: Cards): void {
  const [target] = useState(() => (documentShown || unrolled === 1 ? undefined : memoryAtLoad.scroll));
  useEffect(() => {
    documentShown = true;
  }, []);

  useEffect(() => {
    if (target !== undefined && !loadingMore) window.scrollTo(0, target);
  }, [target, loadingMore]);
}
