import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { loadEngine } from './load-engine';
import type { SwipeStart } from './use-swipe';

interface EmblaOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly wanted: boolean;
  readonly endless: boolean;
  readonly index: number;
  readonly starts: (start: SwipeStart) => boolean;
  /** A finger that embla has followed is gone. */
  readonly released: () => void;
  /** The row has too few places for `index` now, and stands in this one. */
  readonly measured: (index: number) => void;
}

/** The row's engine, once its code is there. Until then, or without it, the style sheet places the row. */
export function useEmbla(options: EmblaOptions): EmblaCarouselType | null {
  const { root, track, wanted, endless } = options;
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const index = useEffectEvent(() => options.index);
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
      ({ startEngine }) => {
        if (gone) return;
        api = startEngine(outer, row, { endless, index, starts, released, measured });
        setEmbla(api);
      },
      () => {},
    );
    return () => {
      gone = true;
      api?.destroy();
      setEmbla(null);
    };
  }, [root, track, wanted, endless]);
  return embla;
}
