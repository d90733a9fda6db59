import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadEngine } from './engine';
import type { SwipeStart } from './use-swipe';

/** M173: the row has settled after 500 to 650 ms, however far it went. */
const DURATION = 15;

interface EmblaOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly wanted: boolean;
  readonly endless: boolean;
  readonly index: number;
  readonly starts: (start: SwipeStart) => boolean;
  /** A finger that embla has followed is gone. */
  readonly released: () => void;
  /** The row has another number of places, and may stand in another one. */
  readonly measured: (index: number) => void;
}

/** The row's engine, once its code is there. Until then, or without it, the style sheet places the row. */
export function useEmbla(options: EmblaOptions): EmblaCarouselType | null {
  const { root, track, wanted, endless } = options;
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const start = useEffectEvent(() => options.index);
  const starts = useEffectEvent((event: MouseEvent | TouchEvent) => {
    const point = 'touches' in event ? event.touches[0] : event;
    if (!point) return false;
    return options.starts({ target: event.target, clientX: point.clientX, clientY: point.clientY });
  });
  const released = useEffectEvent(options.released);
  const measured = useEffectEvent(options.measured);

  useEffect(() => {
    const [outer, row] = [root.current, track.current];
    if (!wanted || !outer || !row) return;
    let api: EmblaCarouselType | undefined;
    let gone = false;
    void loadEngine().then(
      (engine) => {
        if (gone) return;
        // What a key or a link has scrolled into view, embla moves from here on.
        row.parentElement?.scrollTo({ left: 0, behavior: 'instant' });
        row.dataset.live = '';
        api = engine(outer, {
          container: row,
          align: 'start',
          loop: endless,
          duration: DURATION,
          startIndex: start(),
          // Whoever goes by keyboard reaches what is in view alone; embla would push it to the front.
          watchFocus: false,
          watchDrag: (_, event) => starts(event),
        });
        api.on('pointerUp', () => released());
        api.on('reInit', ({ selectedScrollSnap }) => measured(selectedScrollSnap()));
        setEmbla(api);
      },
      () => {},
    );
    return () => {
      gone = true;
      api?.destroy();
      delete row.dataset.live;
      setEmbla(null);
    };
  }, [root, track, wanted, endless]);
  return embla;
}
