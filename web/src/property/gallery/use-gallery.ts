import { useCallback, useState } from 'react';
import { useAutoAdvance } from '../../lib/use-auto-advance';
import { useReducedMotion } from '../../lib/use-media';

export interface Gallery {
  /** Counts on past the last photo and back before the first, so that a loop always turns the way it was asked to. */
  readonly position: number;
  readonly index: number;
  readonly count: number;
  /** The visitor has turned: from then on the place is said, and nothing moves by itself. */
  readonly touched: boolean;
  readonly playing: boolean;
  /** Nothing ever moves by itself with reduced motion. */
  readonly canPlay: boolean;
  readonly turn: (direction: 1 | -1) => void;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Under the pointer or the focus the photos wait. */
  readonly waiting: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

interface GalleryOptions {
  readonly count: number;
  readonly every: number;
  readonly start?: number;
  /** False until it may begin to move. */
  readonly ready?: boolean;
}

/** M78, M79, F57: advances by itself, loops, waits under pointer and focus, and stops for good once the visitor turns. */
export function useGallery({ count, every, start = 0, ready = true }: GalleryOptions): Gallery {
  const still = useReducedMotion();
  const [position, setPosition] = useState(start);
  const [touched, setTouched] = useState(false);
  const [wanted, setWanted] = useState(true);
  const canPlay = !still && count > 1;
  const playing = wanted && canPlay;
  const next = useCallback(() => setPosition((was) => was + 1), []);
  const waiting = useAutoAdvance({ active: playing && ready, every, next });

  const move = (to: (was: number) => number) => {
    setTouched(true);
    setWanted(false);
    setPosition(to);
  };
  return {
    position,
    index: count === 0 ? 0 : photoAt(position, count),
    count,
    touched,
    playing,
    canPlay,
    turn: (direction) => move((was) => was + direction),
    show: (index) => move((was) => was + index - photoAt(was, count)),
    toggle: () => setWanted((was) => !was),
    stop: () => setWanted(false),
    waiting,
  };
}

/** M79: past the last comes the first. */
export const photoAt = (position: number, count: number): number => ((position % count) + count) % count;
