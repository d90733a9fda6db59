import type { ListingCard } from '@pignon/domain/listings/read-models';
import { CarouselWindow } from '../../ui/carousel/carousel-window';
import { Place } from '../../ui/carousel/place';
import { Slides } from '../../ui/carousel/slides';
import { TurnButton } from '../../ui/carousel/turn-button';
import { useCarousel } from '../../ui/carousel/use-carousel';
import { ChatCard } from './chat-card';
import styles from './chat-cards.module.css';

/** M104: one card at a time, as the panel is narrow at every width. */
export function ChatCards({ cards }: { readonly cards: readonly ListingCard[] }) {
  const carousel = useCarousel({ count: cards.length, one: true });
  const { index, count, stops } = carousel;
  return (
    <section aria-roledescription="carrousel" aria-label="Biens proposés" className={styles.carousel}>
      <CarouselWindow carousel={carousel} className={styles.row}>
        <Slides
          carousel={carousel}
          slides={cards.map((card) => ({ key: card.id, content: <ChatCard card={card} /> }))}
        />
      </CarouselWindow>
      {stops > 1 && (
        <div className={styles.turns}>
          <TurnButton carousel={carousel} direction={-1} size={20} label="Bien précédent" />
          <span className="num" aria-hidden="true">
            {index + 1} / {count}
          </span>
          <TurnButton carousel={carousel} direction={1} size={20} label="Bien suivant" />
        </div>
      )}
      <Place carousel={carousel} noun="Bien" />
    </section>
  );
}
