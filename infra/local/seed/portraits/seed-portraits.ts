import { Client } from 'pg';
import { MASTER, MediaStore } from '../../../src/media/media-store';
import { thumbhashOf } from '../../../src/media/photos/clean-photo';
import { photoKey } from '../../../src/media/photos/read-photo';
import { renderSizes } from '../../../src/media/photos/render-sizes';
import { sharp } from '../../../src/media/sharp';
import { ADVISERS } from '../advisers';
import { drawPortrait, PORTRAIT } from './draw-portrait';
import { PORTRAITS } from './portraits';

/** Gives the demonstration's advisers their drawn portraits, where they have no photo of their own. */
export async function seedPortraits(databaseUrl: string, mediaDir: string, secretKey: string): Promise<void> {
  const store = new MediaStore(mediaDir);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { id, email } of ADVISERS) {
      const key = photoKey(secretKey, `portrait-${id}`);
      await draw(store, key, id);
      await client.query(
        `insert into photo (key, width, height, thumbhash, original_name) values ($1, $2, $2, $3, $4) on conflict do nothing`,
        [key, PORTRAIT, await thumbhashOf(await store.read(key, '320.jpg')), `portrait-${id}.jpg`],
      );
      await client.query(`update agent set photo_url = $1 where id = $2 and email = $3 and photo_url = ''`, [
        `/media/${key}.jpg`,
        id,
        email,
      ]);
    }
  } finally {
    await client.end();
  }
}

async function draw(store: MediaStore, key: string, id: number): Promise<void> {
  const portrait = PORTRAITS[id];
  if (!portrait || (await store.files(key)).includes(MASTER)) return;
  const master = await sharp(Buffer.from(drawPortrait(portrait)))
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
  await store.write(key, MASTER, master);
  await renderSizes(store, key, [['webp', 'jpg']]);
}
