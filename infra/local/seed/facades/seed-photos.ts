import { copyFile, link, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Photo } from '@pignon/domain/listings/photo';
import { PhotoUploaded } from '@pignon/domain/media/photo-uploaded';
import { sizeOf } from '@pignon/facades/street/draw-scene';
import type { Scene } from '@pignon/facades/street/scene';
import { SCENES } from '@pignon/facades/street/scenes';
import { Client } from 'pg';
import { MASTER, MediaStore } from '../../../src/media/media-store';
import { thumbhashOf } from '../../../src/media/photos/clean-photo';
import { photoKey } from '../../../src/media/photos/read-photo';
import { insertEvent } from '../insert-event';
import { drawFacades, draftKey } from './draw-facades';

interface Options {
  /** Where drawings are kept for the next start; containers have no such place. */
  readonly draftsDir?: string;
  /** Workers then make the slow format in the background, as of an upload. */
  readonly avif?: boolean;
}

/** The demonstration's 24 façades: in the media folder in WebP and JPEG, with their rows, under keys that stay the same. */
export async function seedPhotos(
  databaseUrl: string,
  mediaDir: string,
  secretKey: string,
  { draftsDir = join(tmpdir(), 'pignon-facades'), avif = false }: Options = {},
): Promise<Photo[]> {
  const store = new MediaStore(mediaDir);
  const placed = SCENES.map((scene) => ({ scene, key: photoKey(secretKey, scene.name) }));
  const missing: typeof placed = [];
  for (const photo of placed) if (!(await store.files(photo.key)).includes(MASTER)) missing.push(photo);
  if (missing.length > 0) await drawFacades(draftsDir);
  for (const { scene, key } of missing) await place(new MediaStore(draftsDir), draftKey(scene), store, key);

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { scene, key } of placed) await enter(client, store, scene, key);
    if (avif) await announce(client, [...new Set([...missing.map(({ key }) => key), ...(await unrendered(client))])]);
    const { rows } = await client.query<Required<Omit<Photo, 'url' | 'alt'>>>(
      'select key, width, height, thumbhash from photo where key = any($1) order by original_name',
      [placed.map(({ key }) => key)],
    );
    return rows.map((photo) => ({ url: `/media/${photo.key}.jpg`, ...photo }));
  } finally {
    await client.end();
  }
}

/** The master last: with it a photo counts as there. Files never change, so one disk holds them once. */
async function place(drafts: MediaStore, draft: string, store: MediaStore, key: string): Promise<void> {
  await mkdir(store.folder(key), { recursive: true });
  const files = (await drafts.files(draft)).filter((file) => !file.startsWith('.'));
  for (const file of files.toSorted((a, b) => Number(a === MASTER) - Number(b === MASTER))) {
    const [from, to] = [join(drafts.folder(draft), file), join(store.folder(key), file)];
    await link(from, to).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? undefined : copyFile(from, to),
    );
  }
}

async function enter(client: Client, store: MediaStore, scene: Scene, key: string): Promise<void> {
  const { width, height } = sizeOf(scene);
  const { rowCount } = await client.query('select 1 from photo where key = $1', [key]);
  if (rowCount) return;
  await client.query(
    `insert into photo (key, width, height, thumbhash, original_name) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [key, width, height, await thumbhashOf(await store.read(key, '320.jpg')), `${scene.name}.jpg`],
  );
}

/** Neither rendered nor on its way. */
async function unrendered(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from photo where original_name like 'facade-%' and rendered_at is null
       and not exists (select 1 from event where name = $1 and aggregate_id = key)`,
    [PhotoUploaded.name],
  );
  return rows.map(({ key }) => key);
}

async function announce(client: Client, keys: readonly string[]): Promise<void> {
  for (const key of keys) await insertEvent(client, PhotoUploaded(key, new Date(), { key }));
}
