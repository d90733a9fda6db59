import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Embla = ReturnType<typeof useEmblaCarousel>[1];

/** Numbers of the slides that can be seen. */
export function useSlidesInView(carousel: Embla): readonly number[] {
  const [inView, setInView] = useState<readonly number[]>([0]);
  useEffect(() => {
    if (!carousel) return;
    const look = () => setInView(carousel.slidesInView());
    look();
    carousel.on('slidesInView', look).on('reInit', look).on('settle', look);
    return () => void carousel.off('slidesInView', look).off('reInit', look).off('settle', look);
  }, [carousel]);
  return inView;
}
