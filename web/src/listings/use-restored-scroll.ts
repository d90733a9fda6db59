import { useEffect, useRef, useState } from 'react';
import { entryMemory } from '../app/scroll-memory';
import type { Cards } from './use-cards';

/** C05: a history entry that is gone back to before its cards are there is scrolled once they are. */
export function useRestoredScroll({ complete }: Cards): void {
  // Read before the first drawing: the clamped scroll of a page still short would overwrite it.
  const [target] = useState(() => entryMemory().scroll);
  const waiting = useRef(!complete);

  useEffect(() => {
    if (!complete || !waiting.current) return;
    waiting.current = false;
    if (target) window.scrollTo(0, target);
  }, [complete, target]);
}
