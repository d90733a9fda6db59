import { type Carousel, useCarousel } from '../../ui/carousel/use-carousel';
import { isOnPhoto } from './is-on-photo';

/** M128: past the last comes the first. Only the first photo is loaded until the visitor shows interest in this card. */
export function useCardPhotos(count: number): Carousel {
  const photos = useCarousel({
    count,
    one: true,
    near: false,
    starts: (start) => photos.root.current !== null && isOnPhoto(photos.root.current, start),
  });
  return photos;
}
