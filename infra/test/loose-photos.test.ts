import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { LoosePhotos } from '../src/media/photos/loose-photos';
import { MASTER, MediaStore } from '../src/media/media-store';
import { insertListing } from './insert-listing';
import { testDatabase } from './test-database';

const dir = mkdtempSync(join(tmpdir(), 'pignon-loose-'));
const store = new MediaStore(dir);
let pool: Pool;
let photos: LoosePhotos;
beforeAll(async () => {
  pool = new Pool({ connectionString: await testDatabase(), max: 4 });
  photos = new LoosePhotos(pool, store);
  await pool.query('delete from photo');
});
afterAll(async () => {
  await pool.end();
  await rm(dir, { recursive: true, force: true });
});

const keyOf = (name: string): string => name.padEnd(22, 'x');
const addressOf = (name: string): string => `/media/${keyOf(name)}.jpg`;

async function photo(name: string): Promise<string> {
  await pool.query(
    `insert into photo (key, width, height, thumbhash, original_name) values ($1, 800, 600, 'aaaa', 'a.jpg')`,
    [keyOf(name)],
  );
  await store.write(keyOf(name), MASTER, Buffer.from('photo'));
  await store.write(keyOf(name), '640.webp', Buffer.from('photo'));
  return keyOf(name);
}

/** As if so long had passed. */
const later = (hours: number) =>
  pool.query(`update photo set loose_since = loose_since - $1 * interval '1 hour' where loose_since is not null`, [
    hours,
  ]);
const left = async (): Promise<string[]> =>
  (await pool.query<{ key: string }>('select key from photo order by key')).rows.map(({ key }) =>
    key.replace(/x+$/, ''),
  );
const forget = () => photos.forget(new Date(Date.now() - 12 * 3_600_000));
const withPhoto = (id: number, name: string) =>
  pool.query(
    `update property set photos = jsonb_build_array(jsonb_build_object('key', $2::text, 'url', $3::text)) where id = $1`,
    [id, keyOf(name), addressOf(name)],
  );

const sources = async (): Promise<string[]> =>
  (await pool.query<{ source: string }>('select source from photo_source order by source')).rows.map(
    ({ source }) => source,
  );
const cameFrom = (source: string, name: string, hoursAgo: number) =>
  pool.query(`insert into photo_source (source, url, at) values ($1, $2, now() - $3 * interval '1 hour')`, [
    source,
    addressOf(name),
    hoursAgo,
  ]);

test('where a photo came from is forgotten with it; of one that stays, or was noted just now, it is known', async () => {
  const shop = await insertListing(pool, {});
  await photo('stays');
  await photo('goes');
  await withPhoto(shop, 'stays');
  await cameFrom('https://agence.exemple/stays.jpg', 'stays', 2000);
  await cameFrom('https://agence.exemple/goes.jpg', 'goes', 2000);
  await cameFrom('https://agence.exemple/never.jpg', 'never', 2000);
  await cameFrom('https://agence.exemple/on-its-way.jpg', 'on-its-way', 0);
  await forget();
  expect(await sources()).toHaveLength(3);
  await later(13);
  expect(await forget()).toBe(1);
  expect(await sources()).toEqual(['https://agence.exemple/on-its-way.jpg', 'https://agence.exemple/stays.jpg']);
  // The property is gone for good, its photo with it.
  await pool.query(`update property set deleted_at = now() - interval '31 days' where id = $1`, [shop]);
  await forget();
  await later(13);
  await forget();
  expect([await sources(), await store.files(keyOf('stays'))]).toEqual([['https://agence.exemple/on-its-way.jpg'], []]);
});

test('an upload that nothing shows is deleted with its files half a day later, and not before', async () => {
  await photo('upload');
  expect(await forget()).toBe(0);
  await later(11);
  expect(await forget()).toBe(0);
  await later(2);
  expect(await forget()).toBe(1);
  expect(await left()).toEqual([]);
  expect(await store.files(keyOf('upload'))).toEqual([]);
});

test('what a property, a sale, an adviser, a post or the settings show stays, whoever may see it', async () => {
  for (const name of ['shown', 'gated', 'plan', 'share', 'sold', 'adviser', 'cover', 'text', 'setting'])
    await photo(name);
  const [shown, gated] = [await insertListing(pool, {}), await insertListing(pool, { mandat: 'sans_mandat' })];
  await withPhoto(shown, 'shown');
  await withPhoto(gated, 'gated');
  await insertListing(pool, { planUrls: [addressOf('plan')], shareImageUrl: addressOf('share') });
  await pool.query(`insert into sold_property (title, city, image_url) values ('Vendu', 'Paris', $1)`, [
    addressOf('sold'),
  ]);
  await pool.query(`update agent set photo_url = $1 where id = 1`, [addressOf('adviser')]);
  await pool.query(
    `insert into post (slug, title, excerpt, content, image_url, words) values ('a', 'A', 'a', $1, $2, 'a')`,
    [`<p><img src="${addressOf('text')}"></p>`, addressOf('cover')],
  );
  await pool.query(`update app_setting set value = value || jsonb_build_object('logo', $1::text)`, [
    addressOf('setting'),
  ]);
  await forget();
  await later(1000);
  expect(await forget()).toBe(0);
  expect(await left()).toEqual(['adviser', 'cover', 'gated', 'plan', 'setting', 'share', 'shown', 'sold', 'text']);
});

test('the photos of a removed property stay while it can be restored, and are deleted within a day after; those that it shares stay', async () => {
  const removed = await insertListing(pool, {});
  await photo('own');
  await withPhoto(removed, 'own');
  await forget();
  await pool.query('update property set deleted_at = now() where id = $1', [removed]);
  await pool.query('update property set deleted_at = now() where id = (select id from property where photos @> $1)', [
    JSON.stringify([{ key: keyOf('shown') }]),
  ]);
  await withPhoto(await insertListing(pool, {}), 'shown');
  await forget();
  await later(13);
  expect(await forget()).toBe(0);
  await pool.query(`update property set deleted_at = deleted_at - interval '30 days' where deleted_at is not null`);
  await forget();
  await later(13);
  expect(await forget()).toBe(1);
  expect(await left()).toContain('shown');
  expect(await left()).not.toContain('own');
});

test('one that is shown again in time, or sent again, starts anew', async () => {
  await photo('again');
  await forget();
  await later(11);
  await withPhoto(await insertListing(pool, {}), 'again');
  await forget();
  const { rows } = await pool.query('select loose_since from photo where key = $1', [keyOf('again')]);
  expect(rows).toEqual([{ loose_since: null }]);
});
