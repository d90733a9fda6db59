import type { Photo } from '@pignon/domain/listings/photo';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { Client, Pool } from 'pg';
import { completer, insert, kept, stored } from '../local/seed/seed-listings';

export const GEO_KEY = 'une clé géographique de test assez longue aussi';

export const LISTING: PropertyFields = {
  ...UNSAID,
  title: 'Boutique rue de Lévis',
  description: 'Boutique en angle, belle vitrine, bail neuf.',
  address: '12 rue de Lévis',
  postcode: '75017',
  city: 'Paris',
  type: 'boutique',
  price: '685 000 €',
  surface: '120 m²',
  latitude: 48.8829,
  longitude: 2.3137,
};

interface Extra {
  readonly publishedAt?: Date;
  readonly photos?: readonly Photo[];
  /** F46. */
  readonly ownerAuthorised?: boolean;
}

let complete: ReturnType<typeof completer> | null = null;

/** One property by the same functions as a staff member's save, without going through the api. Answers its id. */
export async function insertListing(
  db: Pool | Client,
  given: Partial<PropertyFields> = {},
  { publishedAt = new Date(), photos = [], ownerAuthorised = true }: Extra = {},
): Promise<number> {
  complete ??= completer(new Map(), GEO_KEY);
  const row = kept({
    ...complete({ ...LISTING, ...given }),
    publishedAt,
    updatedAt: publishedAt,
    ownerAuthorisedAt: ownerAuthorised ? publishedAt : null,
    version: 1,
  });
  await insert(db, [stored(photos.length > 0 ? { ...row, photos } : row)]);
  const { rows } = await db.query<{ id: number }>('select max(id) as id from property');
  return rows[0]?.id ?? 0;
}
