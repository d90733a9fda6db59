import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useSyncExternalStore } from 'react';

export function useSelectedSlide(carousel: EmblaCarouselType | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      carousel?.on('select', tell).on('reInit', tell);
      return () => void carousel?.off('select', tell).off('reInit', tell);
    },
    [carousel],
  );
  return useSyncExternalStore(
    subscribe,
    () => carousel?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}
