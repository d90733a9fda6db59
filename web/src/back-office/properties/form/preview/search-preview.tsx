import type { PublicView } from '@pignon/domain/listings/shown/public-view';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { Photo } from '../../../../site/photo/photo';
import { propertyDescription } from '../../../../property/head/property-description';
import { pageTitle } from '../../../../property/head/property-head';
import styles from './seen-by-public.module.css';

interface SearchPreviewProps {
  readonly view: PublicView;
  readonly fields: PropertyFields;
}

/** Google, and a link that is shared. */
export function SearchPreview({ view: { card, teaser }, fields }: SearchPreviewProps) {
  if (teaser) return <p>Moteurs de recherche et réseaux&nbsp;: rien n’est dit d’un bien off-market.</p>;
  if (!fields.title || !fields.city)
    return <p>Moteurs de recherche et réseaux&nbsp;: l’aperçu se fait du titre et de la ville.</p>;
  const title = pageTitle({ ...card, seoTitle: fields.seoTitle });
  const text = fields.seoDescription ?? propertyDescription({ ...card, description: fields.description });
  const host = window.location.host;
  return (
    <>
      <h3>Sur Google</h3>
      <div className={styles.google}>
        <p className={styles.address}>{`${host}${card.path}`}</p>
        <p className={styles.link}>{title}</p>
        <p>{text}</p>
      </div>
      <h3>Lien partagé</h3>
      <div className={styles.shared}>
        <Photo photo={card.photos[0]} sizes="320px" ratio="1200 / 630" seed={card.id} />
        <p className={styles.address}>{host}</p>
        <p>
          <b>{title}</b>
        </p>
      </div>
    </>
  );
}
