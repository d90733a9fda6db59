import type { ListingCard } from '@pignon/domain/listings/read-models';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { StreetPlate } from '../ui/street-plate';
import { CardPhoto } from './card-photo';
import { placePlate } from './place-plate';
import styles from './property-card.module.css';
import { type CardPhotos, WINDOW_ATTRIBUTE } from './use-card-photos';
import { useStatusBadge } from './use-status-badge';

interface CardWindowProps {
  readonly card: ListingCard;
  readonly photos: CardPhotos;
  readonly eager: boolean;
  readonly early: boolean;
}

export function CardWindow({ card, photos: { index, wanted, drag, turn }, eager, early }: CardWindowProps) {
  const { photos, title, id } = card;
  const gone = useStatusBadge(card);
  const shown = wanted ? photos : photos.slice(0, 1);
  const place = { '--index': index, '--drag': `${drag}px` } as CSSProperties;
  return (
    <div className={styles.window} {...{ [WINDOW_ATTRIBUTE]: '' }}>
      {photos.length === 0 ? (
        <CardPhoto photo={undefined} seed={id} eager={false} />
      ) : (
        <div className={styles.track} style={place} data-dragged={drag !== 0 || undefined}>
          {shown.map((photo, place) => (
            <div key={photo.url} className={styles.slide} inert={place !== index}>
              <CardPhoto photo={photo} seed={id} eager={eager && place === 0} early={early && place === 0} />
            </div>
          ))}
        </div>
      )}
      {gone && <strong className={styles.gone}>{gone}</strong>}
      <StreetPlate {...placePlate(card)} className={styles.plate ?? ''} />
      {photos.length > 1 && (
        <>
          <div className={styles.turns}>
            <button type="button" aria-label={`Photo précédente : ${title}`} onClick={() => turn(-1)}>
              <ChevronLeft size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <button type="button" aria-label={`Photo suivante : ${title}`} onClick={() => turn(1)}>
              <ChevronRight size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          <div className={styles.dots} aria-hidden="true">
            {photos.map(({ url }, dot) => (
              <span key={url} data-shown={dot === index || undefined} />
            ))}
          </div>
          <output className="visually-hidden">{wanted && `Photo ${index + 1} sur ${photos.length}`}</output>
        </>
      )}
    </div>
  );
}
