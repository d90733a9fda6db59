import { createHmac } from 'node:crypto';
import { pointOf } from '@pignon/domain/geography/lng-lat';
import { placeOf } from '@pignon/domain/geography/place-of';
import { type PointFault, pointFault } from '@pignon/domain/geography/point-fault';
import type { Communes } from '@pignon/domain/geography/towns/communes';
import { type Digest, shownPoint } from '@pignon/domain/geography/public-point';
import { derive } from '@pignon/domain/listings/property/derive';
import type { DerivedFields } from '@pignon/domain/listings/property/derived';
import type { Photo } from '@pignon/domain/listings/photo';
import { photoKey, photoUrls } from '@pignon/domain/listings/photo-urls';
import { type PhotoValue, shownNote } from '@pignon/domain/listings/photo-value';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { Pool } from 'pg';

/** HMAC-SHA256 under GEO_KEY. The key is never changed silently: a second draw would help to find the truth. */
export const geoDigest =
  (geoKey: string): Digest =>
  (text) =>
    createHmac('sha256', geoKey).update(text).digest();

/** Works out what a property's fields imply, with what only the house knows: communes, the secret key, its photos. */
export class Derivation {
  constructor(
    private readonly pool: Pool,
    private readonly communes: Communes,
    private readonly digest: Digest,
  ) {}

  async of(fields: PropertyFields): Promise<DerivedFields> {
    const place = placeOf(fields, this.communes);
    const point = shownPoint(pointOf(fields), fields.hideFullAddress, this.digest);
    return derive(fields, {
      place,
      publicPoint: point,
      photos: await this.photos(photoUrls(fields), fields.photoNotes),
    });
  }

  /** Why its point cannot be the property's. */
  pointFault(fields: PropertyFields): PointFault | null {
    return pointFault(fields, this.communes);
  }

  /** Own photos bring their size and thumbhash along, so that reads need no join. */
  private async photos(urls: readonly string[], notes: readonly PhotoValue[]): Promise<Photo[]> {
    const keys = urls.map(photoKey).filter((key) => key !== null);
    const { rows } = keys.length
      ? await this.pool.query<Required<Pick<Photo, 'key' | 'width' | 'height' | 'thumbhash'>>>(
          'select key, width, height, thumbhash from photo where key = any($1)',
          [keys],
        )
      : { rows: [] };
    return urls.map((url) => ({
      url,
      ...rows.find(({ key }) => key === photoKey(url)),
      ...shownNote(notes.find((note) => note.url === url)),
    }));
  }
}
