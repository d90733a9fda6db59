import type { ListingCard } from '@pignon/domain/listings/read-models';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { CardPhoto } from '../../listings/card-photo';
import { useSwipe } from '../../lib/use-swipe';
import styles from './popup-card.module.css';

/** One photo at a time: arrow keys, buttons, or a swipe past 50 px; the last leads to the first. */
export function PopupPhotos({ card }: { readonly card: ListingCard }) {
  const [index, setIndex] = useState(0);
  const count = card.photos.length;
  const photo = card.photos[index];
  const turn = (direction: 1 | -1) => setIndex((now) => (now + direction + count) % count);
  const { drag, handlers } = useSwipe(turn, () => count > 1);

  return (
    <section className={styles.photos} aria-roledescription="carrousel" aria-label="Photos du bien" {...handlers}>
      <div className={styles.photo} style={drag === 0 ? undefined : { transform: `translateX(${drag}px)` }}>
        <CardPhoto key={photo?.url} photo={photo} seed={card.id} eager />
      </div>
      {count > 1 && (
        <>
          <button type="button" className={styles.previous} aria-label="Photo précédente" onClick={() => turn(-1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <button type="button" className={styles.next} aria-label="Photo suivante" onClick={() => turn(1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <p className={styles.count} aria-live="polite">
            <span className="visually-hidden">Photo </span>
            {index + 1}&nbsp;/&nbsp;{count}
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
