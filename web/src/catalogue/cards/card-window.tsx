import type { ListingCard } from '@pignon/domain/listings/read-models';
import { Place } from '../../ui/carousel/place';
import { Slides } from '../../ui/carousel/slides';
import { TurnButton } from '../../ui/carousel/turn-button';
import type { Carousel } from '../../ui/carousel/use-carousel';
import { StreetPlate } from '../../ui/street-plate';
import { CardPhoto } from '../card-photo';
import { WINDOW_ATTRIBUTE } from './is-on-photo';
import { placePlate } from '../place-plate';
import styles from './property-card.module.css';

import { useStatusBadge } from '../use-status-badge';

interface CardWindowProps {
  readonly card: ListingCard;
  readonly photos: Carousel;
  readonly eager: boolean;
  readonly early: boolean;
}

export function CardWindow({ card, photos: carousel, eager, early }: CardWindowProps) {
  const { photos, title, id } = card;
  const { index, interesting, stops } = carousel;
  const gone = useStatusBadge(card);
  const slides = (interesting ? photos : photos.slice(0, 1)).map((photo, place) => ({
    key: photo.url,
    content: <CardPhoto photo={photo} seed={id} eager={eager && place === 0} early={early && place === 0} />,
  }));
  return (
    <div className={styles.window} {...{ [WINDOW_ATTRIBUTE]: '' }}>
      {photos.length === 0 ? (
        <CardPhoto photo={undefined} seed={id} eager={false} />
      ) : (
        <Slides plain carousel={carousel} slides={slides} slideClass={styles.slide} />
      )}
      {gone && <strong className={styles.gone}>{gone}</strong>}
      <StreetPlate {...placePlate(card)} className={styles.plate ?? ''} />
      {stops > 1 && (
        <>
          <div className={styles.turns}>
            <TurnButton carousel={carousel} direction={-1} size={22} label={`Photo précédente : ${title}`} />
            <TurnButton carousel={carousel} direction={1} size={22} label={`Photo suivante : ${title}`} />
          </div>
          <div className={styles.dots} aria-hidden="true">
            {photos.map(({ url }, dot) => (
              <span key={url} data-shown={dot === index || undefined} />
            ))}
          </div>
          <Place carousel={carousel} noun="Photo" said={interesting} />
        </>
      )}
    </div>
  );
}
