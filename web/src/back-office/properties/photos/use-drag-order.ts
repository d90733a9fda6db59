import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { scrollAtEdge } from './scroll-at-edge';

/**
 * Puts cards in order by mouse or finger: a held handle takes its card along to where it is let go, and Escape puts it
 * back. The document listens, for a card that changes its place loses hold of its pointer.
 */
export function useDragOrder(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const start = useRef(0);
  /** The card that made room last: as long as the pointer stays on it, it does not come back. */
  const passed = useRef<Element | null>(null);
  const over = useEffectEvent((x: number, y: number) => {
    const card = cardUnder(x, y);
    const to = Number(card?.dataset['photoPlace']);
    if (dragged === null || card === passed.current) return;
    passed.current = to === dragged ? null : card;
    if (!card || to === dragged) return;
    move(dragged, to);
    setDragged(to);
  });
  const putBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || dragged === null) return;
    event.preventDefault();
    move(dragged, start.current);
    setDragged(null);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => setDragged(null);
    const pointer = scrollAtEdge(signal, (x, y) => over(x, y));
    document.addEventListener('pointermove', ({ clientX, clientY }) => pointer(clientX, clientY), { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', (event) => putBack(event), { signal });
    return () => ending.abort();
  }, [isDragging]);
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      start.current = place;
      passed.current = null;
      setDragged(place);
    },
  });
  return { dragged, handle };
}

/** Also beneath what floats above the page. */
const cardUnder = (x: number, y: number): HTMLElement | null =>
  document.elementsFromPoint(x, y).find((one): one is HTMLElement => one.matches('li[data-photo-place]')) ?? null;
