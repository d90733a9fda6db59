import { priceLabel, surfaceLabel, yieldLabel } from '@pignon/domain/listings/display/display';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { ButtonLink } from '../../../ui/button';
import { StreetPlate } from '../../../ui/street-plate';
import { fasciaText } from '../../../catalogue/cards/card-facts';
import { placePlate } from '../../../catalogue/place-plate';
import { useStatusBadge } from '../../../catalogue/use-status-badge';
import styles from './popup-card.module.css';
import { PopupPhotos } from './popup-photos';

interface PopupCardProps {
  readonly card: ListingCard;
  readonly approximate: boolean;
}

/** M71: one property. Its page opens beside the map (F60). */
export function PopupCard({ card, approximate }: PopupCardProps) {
  const badge = useStatusBadge(card);
  const yearly = yieldLabel(card.yield);
  return (
    <article className={styles.card}>
      <div className={styles.window}>
        <PopupPhotos card={card} />
        {badge && <strong className={styles.badge}>{badge}</strong>}
        <StreetPlate {...placePlate(card)} className={styles.plate ?? ''} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{card.title}</h2>
        <p className={styles.price}>
          <strong className="num">{priceLabel(card)}</strong>
          {yearly && <span className="num">{yearly} brut</span>}
        </p>
        <p className={styles.facts}>{[fasciaText(card), surfaceLabel(card.surface)].filter(Boolean).join(' · ')}</p>
        {approximate && <p className={styles.facts}>Secteur approximatif&nbsp;: à moins de 10&nbsp;km du point.</p>}
        <ButtonLink look="dark" href={card.path} target="_blank" rel="noopener" className={styles.more}>
          Voir les détails <span className="visually-hidden">(nouvel onglet)</span>
        </ButtonLink>
      </div>
    </article>
  );
}
