import type { Place } from '../../geography/place';
import type { Photo } from '../photo';
import { derive } from '../property/derive';
import { heldFields } from '../property/derived';
import { isGated, type PropertyFields } from '../property-fields';
import type { ListingCard, OffMarketTeaser } from '../read-models';
import { cardOf, teaserOf } from './card-of';

interface Known {
  readonly id: number;
  readonly place: Place;
  readonly photos: readonly Photo[];
  readonly publishedAt: string;
}

export interface PublicView {
  readonly card: ListingCard;
  /** Instead of the card, of a property that clients with an access alone may read. */
  readonly teaser: OffMarketTeaser | null;
}

/** What visitors would be shown of these fields, as the public views of the database have it (F25, M77). */
export function publicView(fields: PropertyFields, { id, place, photos, publishedAt }: Known): PublicView {
  const held = heldFields(fields, derive(fields, { place, publicPoint: null, photos }));
  const hidden = fields.hideFullAddress;
  const { mandat } = fields;
  const card = cardOf({
    ...held,
    id,
    publishedAt,
    mandat: mandat === 'exclu' || mandat === 'simple' ? mandat : null,
    ...(hidden && { city: place.commune, address: null, postcode: null }),
  });
  const blur = photos[0]?.thumbhash ?? null;
  return { card, teaser: isGated(mandat) ? teaserOf({ ...held, id, city: card.city, blur }) : null };
}
