import { type FocusEvent, type PointerEvent, useState } from 'react';
import { useSwipe } from '../lib/use-swipe';

export interface CardPhotos {
  readonly index: number;
  /** Only the first photo is loaded until the visitor shows interest in this card. */
  readonly wanted: boolean;
  readonly drag: number;
  readonly turn: (direction: 1 | -1) => void;
  readonly handlers: object;
}

/** Marks the part of a card where a swipe turns the photos. */
export const WINDOW_ATTRIBUTE = 'data-window';

/** M128: past the last comes the first. */
export function useCardPhotos(count: number): CardPhotos {
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(false);
  const turn = (direction: 1 | -1) => {
    setWanted(true);
    setIndex((was) => (was + direction + count) % count);
  };
  // The link lies over the window, so the card hears the swipe and asks where it began.
  const { drag, handlers } = useSwipe(turn, (event: PointerEvent) => {
    if (count < 2) return false;
    const area = event.currentTarget.querySelector(`[${WINDOW_ATTRIBUTE}]`)?.getBoundingClientRect();
    return area !== undefined && event.clientY >= area.top && event.clientY <= area.bottom;
  });
  if (count < 2) return { index: 0, wanted: false, drag: 0, turn, handlers: {} };
  const want = () => setWanted(true);
  return {
    index,
    wanted,
    drag,
    turn,
    handlers: {
      ...handlers,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && want(),
      onPointerDown: (event: PointerEvent) => {
        want();
        handlers.onPointerDown(event);
      },
      onFocusCapture: (event: FocusEvent) => event.target instanceof HTMLButtonElement && want(),
    },
  };
}
