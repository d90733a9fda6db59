import { type PointerEvent, useRef, useState } from 'react';

/** M128, M173: a swipe past this goes on. */
const THRESHOLD_PX = 50;
/** Below this it is a press with an unsteady hand. */
const SLOP_PX = 8;

interface Swipe {
  /** How far the finger has dragged, to draw it. */
  readonly drag: number;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
  };
}

/** Horizontal swipes of a finger or a mouse. The element needs `touch-action: pan-y pinch-zoom`. */
export function useSwipe(
  turn: (direction: 1 | -1) => void,
  starts: (event: PointerEvent) => boolean = () => true,
): Swipe {
  const from = useRef<{ readonly x: number; readonly id: number } | null>(null);
  const swallowClick = useRef(false);
  const [drag, setDrag] = useState(0);

  const end = (event: PointerEvent) => {
    const start = from.current;
    if (!start || event.pointerId !== start.id) return;
    const distance = event.clientX - start.x;
    from.current = null;
    setDrag(0);
    swallowClick.current = event.type === 'pointerup' && Math.abs(distance) > SLOP_PX;
    // The click follows the release at once, or never comes.
    if (swallowClick.current) setTimeout(() => (swallowClick.current = false));
    if (event.type === 'pointerup' && Math.abs(distance) > THRESHOLD_PX) turn(distance < 0 ? 1 : -1);
  };
  return {
    drag,
    handlers: {
      onPointerDown(event) {
        if (event.isPrimary && event.button === 0 && starts(event))
          from.current = { x: event.clientX, id: event.pointerId };
      },
      onPointerMove(event) {
        const start = from.current;
        if (!start || event.pointerId !== start.id) return;
        const distance = event.clientX - start.x;
        if (Math.abs(distance) <= SLOP_PX) return;
        const { currentTarget } = event;
        if (!currentTarget.hasPointerCapture(event.pointerId)) currentTarget.setPointerCapture(event.pointerId);
        setDrag(distance);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(event) {
        if (!swallowClick.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
