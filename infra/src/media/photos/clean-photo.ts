import { MASTER_SIZE, photoRules } from '@pignon/domain/media/photo-rules';
import { lookOf } from './look-of';
import { sharp } from '../sharp';

const THUMB_PIXELS = 100;

export interface Cleaned {
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  /** What it looks like. */
  readonly look: string;
  /** JPEG, upright, without EXIF, GPS or any other note. */
  readonly master: Uint8Array;
}

/** Upright, in plain colours, nothing but pixels. The size is known from the header, before anything is unpacked. */
export async function cleanPhoto(path: string): Promise<Cleaned> {
  const { data: master, info } = await sharp(path, { limitInputPixels: photoRules.mostPixels, failOn: 'error' })
    .rotate()
    .resize({ ...MASTER_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const [thumbhash, look] = [await thumbhashOf(master), await lookOf(master)];
  return { width: info.width, height: info.height, thumbhash, look, master };
}

export async function thumbhashOf(master: Buffer): Promise<string> {
  const { data, info } = await sharp(master)
    .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { rgbaToThumbHash } = await import('thumbhash');
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
