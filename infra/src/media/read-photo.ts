import { createHash, createHmac } from 'node:crypto';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import sharp from 'sharp';

/** 20 MB: what a phone takes at its best. */
export const LARGEST_FILE = 20 * 1024 * 1024;
const MOST_PIXELS = 80_000_000;
const MASTER_WIDTH = 1920;
const THUMB_PIXELS = 100;

export interface CleanPhoto {
  /** Cannot be guessed, and is the same for the same file: a photo sent twice is kept once. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  /** JPEG, upright, without EXIF, GPS or any other note. */
  readonly master: Buffer;
}

/** Takes what was sent for what it is, whatever its name and label say. */
export async function readPhoto(bytes: Buffer, name: string, secretKey: string): Promise<CleanPhoto> {
  if (bytes.length === 0) throw new PhotoRefused(`« ${name} » est vide.`);
  if (bytes.length > LARGEST_FILE) throw new PhotoRefused(`« ${name} » dépasse 20 Mo.`);
  if (!isPhoto(bytes)) throw new PhotoRefused(`« ${name} » n'est pas une photo (JPEG, PNG, WebP ou AVIF).`);
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const { data: master, info } = await upright
      .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    const content = createHash('sha256').update(bytes).digest();
    return {
      key: createHmac('sha256', secretKey).update('photo').update(content).digest('base64url').slice(0, 22),
      width: info.width,
      height: info.height,
      thumbhash: await thumbhashOf(master),
      master,
    };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw new PhotoRefused(`« ${name} » a trop de pixels.`);
    throw new PhotoRefused(`« ${name} » est illisible : la photo est abîmée.`);
  }
}

async function thumbhashOf(master: Buffer): Promise<string> {
  const { data, info } = await sharp(master)
    .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { rgbaToThumbHash } = await import('thumbhash');
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** The first bytes decide: a script or a drawing under a photo's name never reaches the decoder. */
function isPhoto(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    /^.{4}ftyp(avif|avis)/s.test(start)
  );
}
