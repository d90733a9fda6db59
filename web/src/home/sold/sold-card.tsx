import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { natureOf } from '@pignon/domain/listings/property/nature-of';
import type { SoldProperty } from '@pignon/domain/sold/sold-property';
import { Photo } from '../../site/photo/photo';
import { StreetPlate } from '../../ui/street-plate';
import styles from './sold-card.module.css';

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const SoldCard = ({
  sold: { id, title, city, type, surface, photo, soldAt, price, testimonial },
}: {
  readonly sold: SoldProperty;
}) => (
  <article className={styles.card}>
    <div className={styles.fascia}>
      <span>{type ? NATURE_LABELS[natureOf(type)] : 'Transaction'}</span>
      <strong>VENDU</strong>
    </div>
    <div className={styles.window}>
      <Photo
        photo={photo ?? undefined}
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 46vw, 92vw"
        ratio="4 / 3"
        seed={id}
      />
      <StreetPlate street={city} className={styles.plate} />
    </div>
    <div className={styles.plinth}>
      <h3>{title}</h3>
      <p>
        {[surface && metres(surface), soldAt && `vendu en ${MONTH.format(new Date(soldAt))}`, price]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {testimonial && <blockquote>{testimonial}</blockquote>}
    </div>
  </article>
);

/** Received as text: a number alone is in square metres. */
const metres = (surface: string): string => (/^[\d\s.,]+$/.test(surface) ? `${surface.trim()}\u00a0m²` : surface);
