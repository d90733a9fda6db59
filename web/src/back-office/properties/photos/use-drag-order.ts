import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

/**
 * Puts cards in order by mouse or finger: a held handle takes its card along to where it is let go. The document listens,
 * for a card that changes its place loses hold of its pointer.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const over = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const to = placeUnder(clientX, clientY);
    if (dragged === null || to === null || to === dragged) return;
    move(dragged, to);
    setDragged(to);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => setDragged(null);
    document.addEventListener('pointermove', (event) => over(event), { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    return () => ending.abort();
  }, [isDragging]);
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(place);
    },
  });
  return { dragged, handle };
}

function placeUnder(x: number, y: number): number | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo-place]');
  const place = Number(card?.dataset['photoPlace'] ?? Number.NaN);
  return Number.isInteger(place) ? place : null;
}
