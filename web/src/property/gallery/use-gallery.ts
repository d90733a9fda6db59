import { type Carousel, type CarouselOptions, useCarousel } from '../../ui/carousel/use-carousel';

/** M78, M79, F57: advances by itself, loops, waits under pointer and focus, and stops for good once the visitor turns. */
export const useGallery = (options: CarouselOptions & { readonly every: number }): Carousel =>
  useCarousel({ ...options, one: true, endless: true, stopsOnceTurned: true });
