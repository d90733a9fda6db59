import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { KeyboardEvent } from 'react';
import { CardPhoto } from '../../../catalogue/card-photo';
import { Slides } from '../../../ui/carousel/slides';
import { TurnButton } from '../../../ui/carousel/turn-button';
import { useCarousel } from '../../../ui/carousel/use-carousel';
import styles from './popup-card.module.css';

/** One photo at a time: arrow keys, buttons, or a swipe past 50 px; the last leads to the first. */
export function PopupPhotos({ card: { id, photos } }: { readonly card: ListingCard }) {
  const carousel = useCarousel({ count: photos.length, one: true });
  const { index, touched, interesting, root, swipe } = carousel;
  const slides = (touched || interesting ? photos : photos.slice(0, 1)).map((photo) => ({
    key: photo.url,
    content: <CardPhoto photo={photo} seed={id} eager />,
  }));
  return (
    <section
      ref={root}
      className={styles.photos}
      aria-roledescription="carrousel"
      aria-label="Photos du bien"
      {...swipe}
    >
      {photos.length === 0 ? (
        <div className={styles.photo}>
          <CardPhoto photo={undefined} seed={id} eager />
        </div>
      ) : (
        <Slides plain carousel={carousel} slides={slides} slideClass={styles.photo} />
      )}
      {photos.length > 1 && (
        <>
          <TurnButton
            carousel={carousel}
            direction={-1}
            size={20}
            label="Photo précédente"
            className={styles.previous}
          />
          <TurnButton carousel={carousel} direction={1} size={20} label="Photo suivante" className={styles.next} />
          <p className={styles.count} aria-live="polite">
            <span className="visually-hidden">Photo </span>
            {index + 1}&nbsp;/&nbsp;{photos.length}
          </p>
        </>
      )}
    </section>
  );
}

/** For the popup around: whichever of its parts has the focus, the arrow keys turn the photos. */
export function turnByKey(event: KeyboardEvent<HTMLElement>): void {
  const wanted = event.key === 'ArrowLeft' ? 'précédente' : event.key === 'ArrowRight' ? 'suivante' : null;
  if (!wanted) return;
  event.currentTarget.querySelector<HTMLButtonElement>(`[aria-label="Photo ${wanted}"]`)?.click();
}
