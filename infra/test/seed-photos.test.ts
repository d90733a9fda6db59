import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Client } from 'pg';
import { drawFacades } from '../local/seed/facades/draw-facades';
import { seedPortraits } from '../local/seed/portraits/seed-portraits';
import { seedPhotos } from '../local/seed/facades/seed-photos';
import { testDatabase } from './test-database';

const SECRET = 'une clé de test assez longue pour passer la vérification';
const mediaDir = mkdtempSync(join(tmpdir(), 'pignon-photos-'));
const draftsDir = join(__dirname, '..', '..', '.local', 'facades');
let url: string;
let db: Client;
beforeAll(() => drawFacades(draftsDir), 120_000);
beforeAll(async () => {
  url = await testDatabase();
  db = new Client({ connectionString: url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  rmSync(mediaDir, { recursive: true });
});

const seed = (avif: boolean) => seedPhotos(url, mediaDir, SECRET, { draftsDir, avif });
const events = async () =>
  Number((await db.query(`select count(*) as n from event where name = 'media.photo-uploaded.v1'`)).rows[0].n);
const folder = (key: string) => join(mediaDir, key.slice(0, 2), key);

test('24 façades, all distinct, each in WebP and JPEG at every width, in three shapes', async () => {
  const photos = await seed(false);
  expect(photos).toHaveLength(24);
  expect(new Set(photos.map(({ thumbhash }) => thumbhash)).size).toBe(24);
  expect(new Set(photos.map(({ width = 0, height = 1 }) => (width / height).toFixed(2)))).toEqual(
    new Set(['1.33', '1.50', '0.75']),
  );
  for (const { key = '', width = 0, height, url: address } of photos) {
    expect(address).toBe(`/media/${key}.jpg`);
    const master = await sharp(await readFile(join(folder(key), 'master.jpg'))).metadata();
    expect([master.width, master.height]).toEqual([width, height]);
    const widths = [320, 480, 640, 960, 1280, 1920].filter((made) => made <= width);
    expect((await readdir(folder(key))).toSorted()).toEqual(
      ['master.jpg', ...widths.flatMap((made) => [`${made}.jpg`, `${made}.webp`])].toSorted(),
    );
  }
  expect(await events()).toBe(0);
});

test('a second start draws nothing; the slow format is asked of the workers once', async () => {
  const [photo] = await seed(true);
  expect(await events()).toBe(24);
  const { mtimeMs } = await stat(folder(photo?.key ?? ''));
  expect((await seed(true))[0]).toEqual(photo);
  expect((await stat(folder(photo?.key ?? ''))).mtimeMs).toBe(mtimeMs);
  expect(await events()).toBe(24);
});

test('each adviser has a drawn portrait, none in place of a photo of his own', async () => {
  const give = () => seedPortraits(url, mediaDir, SECRET);
  const photos = async () =>
    (await db.query<{ photo_url: string }>('select photo_url from agent order by id')).rows.map((row) => row.photo_url);
  await db.query(`update agent set photo_url = '/media/la-sienne.jpg' where id = 2`);
  await give();
  const [first = '', ...others] = await photos();
  expect(others[0]).toBe('/media/la-sienne.jpg');
  expect([first, ...others.slice(1)].every((address) => /^\/media\/[\w-]{22}\.jpg$/.test(address))).toBe(true);
  const key = first.slice('/media/'.length, -'.jpg'.length);
  expect(await readdir(folder(key))).toEqual(expect.arrayContaining(['master.jpg', '320.jpg', '320.webp']));
  await give();
  expect(await photos()).toEqual([first, ...others]);
});

test('a lost media folder is filled again, under the same addresses', async () => {
  const [photo] = await seed(true);
  await rm(mediaDir, { recursive: true });
  expect((await seed(true))[0]).toEqual(photo);
  expect(await events()).toBe(48);
});
