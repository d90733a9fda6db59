import { seeded } from '@pignon/domain/shared/seeded';
import { drawScene } from '@pignon/facades/street/draw-scene';
import type { Scene } from '@pignon/facades/street/scene';
import { sharp } from '../../../src/media/sharp';

const TILE = 256;
const STRENGTH = 9;

/** A scene as a camera would have kept it: soft edges, a little grain. JPEG. */
export const photograph = (scene: Scene): Promise<Buffer> =>
  sharp(Buffer.from(drawScene(scene)))
    .flatten({ background: '#ffffff' })
    .blur(0.5)
    .composite([{ input: grain(), raw: { width: TILE, height: TILE, channels: 4 }, tile: true, blend: 'over' }])
    .jpeg({ quality: 86 })
    .toBuffer();

let drawn: Buffer | null = null;

/** Faint black and white specks, the same ones every time. */
function grain(): Buffer {
  if (drawn) return drawn;
  const random = seeded(77);
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const level = random.next() + random.next() + random.next() - 1.5;
    pixels.fill(level > 0 ? 255 : 0, at, at + 3);
    pixels[at + 3] = Math.round(Math.abs(level) * STRENGTH);
  }
  drawn = pixels;
  return pixels;
}
