import { sharp } from '../../../src/media/sharp';
import { sceneOf } from './scene';
import type { Sketch } from './sketches';

const GRAIN = 320;

/** The scene through a lens: a little soft, a little grainy. */
export async function photograph(sketch: Sketch): Promise<Buffer> {
  return await sharp(Buffer.from(sceneOf(sketch)))
    .flatten({ background: '#fff' })
    .blur(0.7)
    .composite([{ input: await grain(), blend: 'soft-light', tile: true }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

let grainOnce: Promise<Buffer> | null = null;

const grain = (): Promise<Buffer> =>
  (grainOnce ??= sharp({
    create: {
      width: GRAIN,
      height: GRAIN,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .greyscale()
    .png()
    .toBuffer());
