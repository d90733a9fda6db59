import { useEffect, useRef, useState } from 'react';
import { entryMemory } from '../../lib/scroll/scroll-memory';
import { type Cards, rememberedPages } from './use-cards';

/** C05: a history entry that is gone back to, or loaded anew, before its cards are there is scrolled once they are. */
export function useRestoredScroll({ complete, unrolled }: Cards): void {
  // Read before the first drawing: the clamped scroll of a page still short would overwrite it.
  const [left] = useState(() => ({ scroll: entryMemory().scroll, pages: rememberedPages() }));
  // The drawing that takes over the server's has its one page, whatever is still to come.
  const waiting = useRef(!complete || left.pages > unrolled);
  const ready = complete && unrolled >= left.pages;

  useEffect(() => {
    if (!ready || !waiting.current) return;
    waiting.current = false;
    if (left.scroll) window.scrollTo(0, left.scroll);
  }, [ready, left]);
}
