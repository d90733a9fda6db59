import type { RegionCode } from '@pignon/domain/geography/place';
import { feesLabel, priceLabel } from '@pignon/domain/listings/display/display';
import { addressLine, SECTOR_ON_REQUEST } from '@pignon/domain/listings/display/page-facts';
import type { Photo } from '@pignon/domain/listings/photo';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { type PublicView, publicView } from '@pignon/domain/listings/shown/public-view';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { memo } from 'react';
import { PropertyCard } from '../../../../catalogue/cards/property-card';
import { TeaserCard } from '../../../../catalogue/cards/teaser-card';
import { SearchPreview } from './search-preview';
import { SectorPreview } from './sector-preview';
import styles from './seen-by-public.module.css';

interface SeenByPublicProps {
  readonly fields: PropertyFields;
  readonly photos: readonly Photo[];
  /** As it is stored: where it lies was worked out then. */
  readonly property: StaffProperty | null;
}

/** What leaves the house of what is typed, while it is typed. */
export const SeenByPublic = memo(function SeenByPublic({ fields, photos, property }: SeenByPublicProps) {
  const view = seen(fields, photos, property);
  const { card, teaser } = view;
  return (
    <aside className={styles.panel} aria-labelledby="vu-par-le-public">
      <h2 id="vu-par-le-public">Vu par le public</h2>
      <p className={styles.who}>{whoSees(fields, property)}</p>
      <div className={styles.light}>
        <h3>Dans les listes</h3>
        {/* To look at: what it leads to is behind 'Prévisualiser'. */}
        <div inert className={styles.card}>
          {teaser ? <TeaserCard teaser={teaser} /> : <PropertyCard card={card} />}
        </div>
        <h3>En tête de sa page</h3>
        <div className={styles.head}>
          <p className={styles.title}>{card.title || 'Sans titre'}</p>
          <p>
            {teaser ? teaser.city : addressLine(card)}
            {!teaser && card.hideFullAddress && <span className={styles.sector}>{SECTOR_ON_REQUEST}</span>}
          </p>
          <p className={styles.price}>{priceLabel(teaser ?? card)}</p>
          {!teaser && card.fees && <p>{feesLabel(card.fees)}</p>}
        </div>
        <SectorPreview view={view} property={property} />
        <SearchPreview view={view} fields={fields} />
      </div>
    </aside>
  );
});

function whoSees({ mandat }: PropertyFields, property: StaffProperty | null): string {
  if (!property || property.draft) return 'Brouillon\u00a0: rien n’est encore visible. Une fois publié\u00a0:';
  if (property.internalOnly) return 'Interne\u00a0: personne ne voit ce bien. Une fois autorisé\u00a0:';
  if (mandat === 'sans_mandat' || mandat === 'delegation') return 'Off-market\u00a0: le public n’a que cet aperçu.';
  return 'En ligne, une fois vos modifications enregistrées\u00a0:';
}

function seen(fields: PropertyFields, photos: readonly Photo[], property: StaffProperty | null): PublicView {
  const isSamePlace = property !== null && property.city === fields.city && property.postcode === fields.postcode;
  const commune = isSamePlace ? property.commune : fields.city;
  const citySlug = isSamePlace ? (property.path.split('/')[2] ?? '') : slugOf(fields.city);
  return publicView(fields, {
    id: property?.id ?? 0,
    publishedAt: property?.publishedAt ?? '',
    photos,
    place: {
      commune,
      arrondissement: null,
      citySlug,
      cityKey: citySlug,
      postcode: fields.postcode,
      department: null,
      region: isSamePlace ? (property.region as RegionCode | null) : null,
      regionGuessed: false,
    },
  });
}
