import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { useAutoAdvance, type Waiting } from '../../lib/use-auto-advance';
import { useReducedMotion } from '../../lib/use-media';
import { standing } from './standing';
import { useEmbla } from './use-embla';
import { type Swipe, type SwipeStart, useSwipe } from './use-swipe';
import { useVisible } from './use-visible';

export interface CarouselOptions {
  readonly count: number;
  readonly start?: number;
  /** At every width, so that nothing has to be measured. */
  readonly one?: boolean;
  /** The first follows the last without a way back. */
  readonly endless?: boolean;
  /** Milliseconds after which it goes on by itself. */
  readonly every?: number;
  /** False until it may go on by itself. */
  readonly ready?: boolean;
  /** Once the visitor has turned, it never again goes on by itself, unless told to. */
  readonly stopsOnceTurned?: boolean;
  /** False: embla is loaded when the visitor shows interest. */
  readonly near?: boolean;
  /** Whether a swipe that starts there is this row's. */
  readonly starts?: (start: SwipeStart) => boolean;
}

export interface Carousel {
  /** The first slide in view. */
  readonly index: number;
  readonly count: number;
  /** Places that the row can stand in: one means that nothing turns. */
  readonly stops: number;
  readonly isShown: (slide: number) => boolean;
  /** Known only once it is drawn; until then every slide can be reached. */
  readonly measured: boolean;
  /** The visitor has turned: from then on the place is said. */
  readonly touched: boolean;
  /** The visitor has pointed at it, pressed it or gone into it. */
  readonly interesting: boolean;
  readonly playing: boolean;
  /** Nothing ever moves by itself with reduced motion. */
  readonly canPlay: boolean;
  readonly turn: (direction: 1 | -1) => void;
  /** `jump`: without passing what lies between. */
  readonly show: (index: number, jump?: boolean) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** For the element under whose pointer or focus it waits. */
  readonly waiting: Waiting;
  /** Hears swipes: the row's window, or what lies around it. */
  readonly root: RefObject<HTMLElement | null>;
  /** For the root too. */
  readonly swipe: Swipe['handlers'] & {
    readonly onPointerEnter: () => void;
    readonly onFocusCapture: (event: FocusEvent) => void;
  };
  readonly track: RefObject<(HTMLUListElement & HTMLDivElement) | null>;
}

const anywhere = () => true;

/** F57, M128, M173: what every row that turns does. React knows the place; embla moves the row there. */
export function useCarousel(options: CarouselOptions): Carousel {
  const { count, endless = false, every, ready = true, near = true, starts = anywhere } = options;
  const still = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement & HTMLDivElement>(null);
  const [at, setAt] = useState(options.start ?? 0);
  const [touched, setTouched] = useState(false);
  const [interesting, setInteresting] = useState(false);
  const [wanted, setWanted] = useState(true);
  const measured = useVisible(track, options.one ?? false);
  const visible = measured ?? 1;
  const { stops, index, isShown, beside } = standing(at, { count, visible, endless });
  const canPlay = every !== undefined && !still && stops > 1;
  const playing = wanted && canPlay;

  const embla = useEmbla({
    root,
    track,
    wanted: count > 1 && (near || interesting),
    endless,
    index,
    starts,
    released: () => {
      // Embla has chosen a place by the finger's speed: it is the distance that counts, from where the row stood.
      embla?.scrollTo(index);
      const direction = swipe.direction();
      if (direction !== 0) turn(direction);
    },
    measured: setAt,
  });

  const step = (direction: 1 | -1) => {
    const to = beside(direction);
    // Of two slides the way on is not told from the way back.
    if (!endless) embla?.scrollTo(to, still);
    else if (direction > 0) embla?.scrollNext(still);
    else embla?.scrollPrev(still);
    setAt(to);
  };
  const touch = () => {
    setTouched(true);
    setInteresting(true);
    if (options.stopsOnceTurned) setWanted(false);
  };
  const turn = (direction: 1 | -1) => {
    touch();
    step(direction);
  };
  const followed = () => embla?.internalEngine().dragHandler.pointerDown() ?? false;
  const swipe = useSwipe(
    (start) => count > 1 && starts(start),
    (direction) => followed() || turn(direction),
  );
  const waiting = useAutoAdvance({ active: playing && ready, every: every ?? 0, next: () => step(1) });
  const interest = () => setInteresting(true);

  return {
    index,
    count,
    stops,
    isShown,
    measured: measured !== null,
    touched,
    interesting,
    playing,
    canPlay,
    turn,
    show: (to, jump = false) => {
      touch();
      embla?.scrollTo(to, jump || still);
      setAt(to);
    },
    toggle: () => setWanted((was) => !was),
    stop: () => setWanted(false),
    waiting,
    root,
    swipe: {
      ...swipe.handlers,
      onPointerEnter: interest,
      // A link is gone through on the way to the next.
      onFocusCapture: ({ target }) => target instanceof HTMLButtonElement && interest(),
      onPointerDown: (event) => {
        interest();
        swipe.handlers.onPointerDown?.(event);
      },
    },
    track,
  };
}
