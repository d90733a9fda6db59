import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Growth {
  /** Holds the cards and the places kept for those to come. */
  readonly list: RefObject<Element | null>;
  /** What stands under the last card. */
  readonly end: RefObject<Element | null>;
  /** Pages unrolled so far. */
  readonly unrolled: number;
  /** False while cards are on their way, and once the visitor has to press. */
  readonly automatic: boolean;
  readonly more: () => void;
}

/**
 * M51: more cards come within 200 px of where they will stand. Whoever has the end in the upper third of the screen
 * looks at what is below it, which must not run away from under the finger.
 */
const NEAR = '-33% 0px 200px';

/** Marks a place that is kept for a card to come. */
export const PLACE = 'data-place';

/**
 * M51, F59: the list grows by itself. The next cards' places are kept as long as the end is out of sight below, so
 * that a list that is scrolled through never moves what is on the screen. Answers whether they are kept.
 */
export function useGrowth({ list, end, unrolled, automatic, more }: Growth): boolean {
  const [keptAfter, setKeptAfter] = useState<number>();
  const kept = automatic && keptAfter === unrolled;
  const near = useEffectEvent(more);

  useEffect(() => {
    if (!automatic || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && last.boundingClientRect.top > window.innerHeight) setKeptAfter(unrolled);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [automatic, unrolled, end]);

  useEffect(() => {
    if (!automatic || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: NEAR },
    );
    const places = kept ? (list.current?.querySelectorAll(`[${PLACE}]`) ?? []) : [];
    for (const place of [...places, end.current]) observer.observe(place);
    return () => observer.disconnect();
  }, [automatic, kept, list, end]);

  return kept;
}
