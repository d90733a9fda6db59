import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTER, MediaStore } from '../media/media-store';
import { croppedPhoto } from './sheet-photos';

const KEY = 'k'.repeat(22);
let dir: string;
let store: MediaStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-crop-'));
  store = new MediaStore(dir);
  const red = await sharp({ create: { width: 800, height: 150, channels: 3, background: '#d22' } })
    .png()
    .toBuffer();
  const tall = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#37a' } });
  await store.write(
    KEY,
    MASTER,
    await tall
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The upper left pixel of the photo as it is cut. */
async function cornerOf(focus?: { x: number; y: number }): Promise<'red' | 'blue'> {
  const cut = await croppedPhoto(store, KEY, { width: 1200, height: 414, quality: 90, ...(focus && { focus }) });
  const { data, info } = await sharp(cut ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 414]);
  return (data[0] ?? 0) > 150 ? 'red' : 'blue';
}

test.each([
  [undefined, 'blue'],
  [{ x: 0.5, y: 0 }, 'red'],
  [{ x: 1, y: 0.02 }, 'red'],
  [{ x: 0, y: 1 }, 'blue'],
] as const)('E03 a photo that is shared keeps its focus %j in sight: its top is %s', async (focus, expected) => {
  expect(await cornerOf(focus)).toBe(expected);
});
