import { REVIEWS_EVERY_MS } from '@pignon/domain/reviews/review';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useAutoAdvance } from '../lib/use-auto-advance';
import { useReducedMotion } from '../lib/use-media';

/** A row that scrolls: by hand, by its buttons, and by itself every five seconds until it is held or stopped (F57). */
export function useReviewRow(row: RefObject<HTMLElement | null>, count: number) {
  const still = useReducedMotion();
  const [at, setAt] = useState(0);
  const [stops, setStops] = useState(count);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const measure = () => {
      const step = stepOf(box);
      setStops(Math.max(1, count - Math.round(box.clientWidth / step) + 1));
      setAt(Math.round(box.scrollLeft / step));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [row, count]);

  const show = useCallback(
    (index: number) => {
      const box = row.current;
      const stop = (index + stops) % stops;
      box?.scrollTo({ left: stop * stepOf(box), behavior: still ? 'instant' : 'smooth' });
    },
    [row, stops, still],
  );
  const next = useCallback(() => show(at + 1), [show, at]);
  const canPlay = !still && stops > 1;
  const waiting = useAutoAdvance({ active: canPlay && playing, every: REVIEWS_EVERY_MS, next });
  const toggle = () => setPlaying((before) => !before);
  return { at, stops, show, next, previous: () => show(at - 1), playing, canPlay, toggle, waiting };
}

/** From the beginning of one card to the next one's. */
function stepOf(box: HTMLElement): number {
  const [first, second] = box.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft || 1 : Math.max(1, box.clientWidth);
}
