import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import type { ReactNode } from 'react';
import { CarouselWindow } from '../../ui/carousel/carousel-window';
import { Slides } from '../../ui/carousel/slides';
import type { Carousel } from '../../ui/carousel/use-carousel';
import { Photo } from '../../site/photo/photo';
import { EARLY_PHOTOS } from '../../site/photo/photo-sources';
import styles from './photo-stage.module.css';

interface PhotoStageProps {
  readonly photos: readonly ShownPhoto[];
  readonly gallery: Carousel;
  /** The property's id. */
  readonly seed: number;
  readonly title: string;
  readonly sizes: string;
  readonly ratio: string;
  /** The neighbours are here too, so that turning shows a photo and not a gap. */
  readonly neighbours: boolean;
  /** Holds the page's largest picture. */
  readonly first?: boolean;
  /** Lies over the photos, and leaves swipes to them. */
  readonly children?: ReactNode;
}

/** The photo of the moment, and out of sight the one on either side; the others have their place and no picture. */
export function PhotoStage(props: PhotoStageProps) {
  const { photos, gallery, seed, title, sizes, ratio, neighbours, first = false, children } = props;
  const { index, count } = gallery;
  const isNear = (place: number) => [1, 0, count - 1].includes((place - index + count) % count);
  const picture = (photo: ShownPhoto | undefined, place: number) => (
    <Photo
      photo={photo}
      seed={seed + place}
      sizes={sizes}
      ratio={ratio}
      alt={`Photo ${place + 1} : ${title}`}
      priority={first && place === 0}
      early={place < EARLY_PHOTOS}
    />
  );
  const slides =
    count === 0
      ? [{ key: 0, content: picture(undefined, 0) }]
      : photos.map((photo, place) => ({
          key: place,
          content: place === index || (neighbours && isNear(place)) ? picture(photo, place) : null,
        }));
  return (
    <CarouselWindow carousel={gallery} className={styles.stage}>
      <Slides carousel={gallery} slides={slides} slideClass={styles.slide} />
      {children}
    </CarouselWindow>
  );
}
