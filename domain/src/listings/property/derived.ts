import type { Place } from '../../geography/place';
import type { PropertyFields } from '../property-fields';
import type { Nature } from '../nature';
import type { Photo } from '../photo';

/** What Pignon works out from the fields at each save, so that reads only compare columns. */
export interface DerivedFields {
  nature: Nature;
  /** Comparable amount in cents: a sale's total, a rental's rent per year. Null: 'Prix sur demande'. */
  priceCents: number | null;
  /** m²; null when unparsable. */
  surfaceM2: number | null;
  /** Percent: the stored yield, else annual rent / price. */
  yieldPercent: number | null;
  titleSlug: string;
  place: Place;
  /** Where the public may see it: the exact point, or the stable false one of a hidden address (reliability, 4). */
  publicPoint: { readonly longitude: number; readonly latitude: number } | null;
  /** What leads from a photo's address to its size and thumbhash, in the order shown. */
  photos: readonly Photo[];
  /** Folded text of title, place and kind: what a visitor's words match first. Of a gated property: title and city only. */
  headline: string;
  /** Folded text of the rest that the public may read; the address only when it is shown. */
  body: string;
}

/** The derived fields as a property holds them: flat, beside what staff said. */
export type HeldFields = PropertyFields &
  Omit<DerivedFields, 'place' | 'publicPoint'> &
  Omit<Place, 'postcode'> & {
    publicLatitude: number | null;
    publicLongitude: number | null;
  };

export const heldFields = (fields: PropertyFields, { place, publicPoint, ...derived }: DerivedFields): HeldFields => ({
  ...derived,
  ...place,
  ...fields,
  postcode: fields.postcode ?? place.postcode,
  publicLatitude: publicPoint?.latitude ?? null,
  publicLongitude: publicPoint?.longitude ?? null,
});
