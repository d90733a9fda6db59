import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import type { CSSProperties, ReactNode } from 'react';
import { useSwipe } from '../../lib/use-swipe';
import { Photo } from '../../ui/photo';
import { EARLY_PHOTOS } from '../../ui/photo-sources';
import type { Gallery } from './use-gallery';
import { photoAt } from './use-gallery';
import styles from './photo-stage.module.css';

interface PhotoStageProps {
  readonly photos: readonly ShownPhoto[];
  readonly gallery: Gallery;
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

/** The photo of the moment, and out of sight the one on either side: a loop of any length holds three. */
export function PhotoStage(props: PhotoStageProps) {
  const { photos, gallery, seed, title, sizes, ratio, neighbours, first = false, children } = props;
  const { position, count, turn } = gallery;
  const { drag, handlers } = useSwipe(turn, () => count > 1);
  const places = neighbours && count > 1 ? [position - 1, position, position + 1] : [position];
  return (
    <div className={styles.stage} data-dragged={drag !== 0 || undefined} {...handlers}>
      {places.map((place) => {
        const at = count === 0 ? 0 : photoAt(place, count);
        return (
          <div
            key={place}
            className={styles.slide}
            style={{ '--from-here': place - position, '--drag': `${drag}px` } as CSSProperties}
            data-shown={place === position || undefined}
            inert={place !== position}
          >
            <Photo
              photo={photos[at]}
              seed={seed + at}
              sizes={sizes}
              ratio={ratio}
              alt={`Photo ${at + 1} : ${title}`}
              priority={first && place === 0}
              early={at < EARLY_PHOTOS}
            />
          </div>
        );
      })}
      {children}
    </div>
  );
}
