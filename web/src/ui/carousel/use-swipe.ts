import { type DOMAttributes, type PointerEvent, useRef } from 'react';

/** M128, M173: a swipe past this goes on. */
const THRESHOLD_PX = 50;
/** Below this it is a press with an unsteady hand. */
const SLOP_PX = 8;

/** A press or a touch, as much of it as decides whose swipe it begins. */
export interface SwipeStart {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}

export interface Swipe {
  /** Which way the swipe that has just ended goes; 0 for none. */
  readonly direction: () => 1 | 0 | -1;
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture'
  >;
}

/** How far a finger or a mouse has gone: embla draws the drag, and knows no distance at which it counts. */
export function useSwipe(starts: (start: SwipeStart) => boolean, ended: (direction: 1 | -1) => void): Swipe {
  const from = useRef<{ readonly x: number; readonly id: number } | null>(null);
  const distance = useRef(0);
  const dragged = useRef(false);

  const direction = () => (Math.abs(distance.current) > THRESHOLD_PX ? (distance.current < 0 ? 1 : -1) : 0);
  const end = (event: PointerEvent) => {
    if (from.current?.id !== event.pointerId) return;
    from.current = null;
    if (event.type === 'pointercancel') distance.current = 0;
    // The click follows the release at once, or never comes.
    if (dragged.current) setTimeout(() => (dragged.current = false));
    const way = direction();
    if (way !== 0) ended(way);
  };
  return {
    direction,
    handlers: {
      onPointerDown(event) {
        distance.current = 0;
        dragged.current = false;
        const begins = event.isPrimary && event.button === 0 && starts(event);
        from.current = begins ? { x: event.clientX, id: event.pointerId } : null;
      },
      onPointerMove(event) {
        if (from.current?.id !== event.pointerId) return;
        distance.current = event.clientX - from.current.x;
        if (Math.abs(distance.current) <= SLOP_PX) return;
        dragged.current = true;
        const { currentTarget } = event;
        if (!currentTarget.hasPointerCapture(event.pointerId)) currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(event) {
        if (!dragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
