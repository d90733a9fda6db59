import { pointOf } from '@pignon/domain/geography/lng-lat';
import { placeOf } from '@pignon/domain/geography/place-of';
import { shownPoint } from '@pignon/domain/geography/public-point';
import { derive } from '@pignon/domain/listings/property/derive';
import { type HeldFields, heldFields } from '@pignon/domain/listings/property/derived';
import type { Photo } from '@pignon/domain/listings/photo';
import { failingChecks } from '@pignon/domain/listings/property/publication';
import { photoUrls } from '@pignon/domain/listings/photo-urls';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { Client } from 'pg';
import { columnOf, type PropertyColumn, type StoredProperty } from '../../src/database/property-columns';
import { FileCommunes } from '../../src/geography/file-communes';
import { geoDigest } from '../../src/listings/derivation';
import { listingAt, SEED_MANDATE } from './listing-at';
import { givePostsPhotos, seedPosts } from './seed-posts';
import { giveSoldOnesPhotos, seedSoldProperties } from './seed-references';

const AT_ONCE = 1000;

/** Brings the seed's listings to `count`: the same ones every time, those of staff untouched. Answers how many were added. */
export async function seedListings(databaseUrl: string, count: number, geoKey: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const photos = await seedPhotosOf(client);
    await giveSoldOnesPhotos(client);
    await givePostsPhotos(client);
    const urls = [...photos.keys()];
    const present = await presentNumbers(client, count);
    const missing = Array.from({ length: count }, (_, n) => n).filter((n) => !present.has(n));
    const complete = completer(photos, geoKey);
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const rows = missing.slice(start, start + AT_ONCE).map((n) => {
        const { fields, publishedAt } = listingAt(n, urls);
        // The owners of the demonstration's properties without a mandate have agreed in writing (F46).
        const ownerAuthorisedAt = fields.mandat === 'sans_mandat' ? publishedAt : null;
        return stored(
          kept({ ...complete(fields), publishedAt, updatedAt: publishedAt, ownerAuthorisedAt, version: 1 }),
        );
      });
      await insert(client, rows);
    }
    const given = await givePhotos(client, photos, count);
    // So that counts may come from indexes alone.
    if (missing.length + given > 0) await client.query('vacuum analyze property');
    return missing.length;
  } finally {
    await client.end();
  }
}

/** Façades may have been drawn after the listings were: then these get theirs. Answers how many did. */
async function givePhotos(client: Client, photos: ReadonlyMap<string, Photo>, count: number): Promise<number> {
  if (photos.size === 0) return 0;
  const { rows } = await client.query<{ n: number }>(
    `select substr(mandate_number, $1)::int as n from property where mandate_number like $2 || '%' and image_urls = '{}'`,
    [SEED_MANDATE.length + 1, SEED_MANDATE],
  );
  const urls = [...photos.keys()];
  const bare = rows
    .filter(({ n }) => n < count)
    .map(({ n }) => listingAt(n, urls).fields)
    .filter(({ imageUrls }) => imageUrls.length > 0);
  for (let start = 0; start < bare.length; start += AT_ONCE)
    await client.query(
      `update property set image_urls = given.image_urls, photos = given.photos
       from json_to_recordset($1) as given(mandate_number text, image_urls text[], photos jsonb)
       where property.mandate_number = given.mandate_number`,
      [
        JSON.stringify(
          bare.slice(start, start + AT_ONCE).map((fields) => ({
            mandate_number: fields.mandateNumber,
            image_urls: fields.imageUrls,
            photos: photoUrls(fields).map((url) => photos.get(url) ?? { url }),
          })),
        ),
      ],
    );
  return bare.length;
}

/** The demonstration, into an empty catalogue only: what was removed stays removed. */
export async function seedFirstListings(databaseUrl: string, count: number, geoKey: string): Promise<void> {
  if (count === 0) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from property limit 1');
    if (rowCount !== 0) return;
    await seedSoldProperties(client);
    await seedPosts(client);
  } finally {
    await client.end();
  }
  await seedListings(databaseUrl, count, geoKey);
}

/** What staff's save works out too, by the same functions. */
export function completer(photos: ReadonlyMap<string, Photo>, geoKey: string) {
  const communes = new FileCommunes();
  const digest = geoDigest(geoKey);
  return (fields: PropertyFields): HeldFields =>
    heldFields(
      fields,
      derive(fields, {
        place: placeOf(fields, communes),
        publicPoint: shownPoint(pointOf(fields), fields.hideFullAddress, digest),
        photos: photoUrls(fields).map((url) => photos.get(url) ?? { url }),
      }),
    );
}

async function presentNumbers(client: Client, count: number): Promise<Set<number>> {
  const { rows } = await client.query<{ n: number }>(
    `select substr(mandate_number, $1)::int as n from property where mandate_number like $2 || '%'`,
    [SEED_MANDATE.length + 1, SEED_MANDATE],
  );
  const present = new Set(rows.map(({ n }) => n));
  if (rows.some(({ n }) => n >= count))
    await client.query(
      `delete from property where mandate_number like $2 || '%' and substr(mandate_number, $1)::int >= $3`,
      [SEED_MANDATE.length + 1, SEED_MANDATE, count],
    );
  return present;
}

async function seedPhotosOf(client: Client): Promise<Map<string, Photo>> {
  const { rows } = await client.query<Required<Omit<Photo, 'url' | 'alt'>>>(
    `select key, width, height, thumbhash from photo where original_name like 'facade-%' order by original_name`,
  );
  return new Map(rows.map((photo) => [`/media/${photo.key}.jpg`, { url: `/media/${photo.key}.jpg`, ...photo }]));
}

export async function insert(
  client: Pick<Client, 'query'>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into property (${columns}) select ${columns} from json_populate_recordset(null::property, $1::json)`,
    [JSON.stringify(rows)],
  );
}

type Row = HeldFields & Pick<StoredProperty, 'publishedAt' | 'updatedAt' | 'ownerAuthorisedAt' | 'version'>;

/** With what a property counts of itself. */
export const kept = (row: Row): Partial<StoredProperty> => ({ ...row, failingChecks: failingChecks(row) });

/** As the table calls them. */
export const stored = (fields: Partial<StoredProperty>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name as PropertyColumn), value]));
