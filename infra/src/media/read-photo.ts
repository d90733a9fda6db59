import { createHash, createHmac } from 'node:crypto';
import { PhotoRefused } from '@pignon/domain/media/photo-refused';
import { MASTER_SIZE, photoRules } from '@pignon/domain/media/photo-rules';
import { sharp } from './sharp';

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
  if (bytes.length > photoRules.mostBytes) throw new PhotoRefused(`« ${name} » dépasse 20 Mo.`);
  if (isHeic(bytes)) throw new PhotoRefused(`« ${name} » est au format HEIC : enregistrez-la d'abord en JPEG.`);
  if (!isPhoto(bytes)) throw new PhotoRefused(`« ${name} » n'est pas une photo (JPEG, PNG, WebP ou AVIF).`);
  const master = await cleaned(bytes).catch((error: unknown) => {
    if (/pixel limit/i.test(String(error)))
      throw new PhotoRefused(`« ${name} » a trop de pixels (50 millions au plus).`);
    throw new PhotoRefused(`« ${name} » est illisible : la photo est abîmée.`);
  });
  const content = createHash('sha256').update(bytes).digest();
  return { key: photoKey(secretKey, content), ...master };
}

/** 22 characters of base64url. */
export const photoKey = (secretKey: string, content: Buffer | string): string =>
  createHmac('sha256', secretKey).update('photo').update(content).digest('base64url').slice(0, 22);

/** Upright, in plain colours, nothing but pixels. The size is known from the header, before anything is unpacked. */
async function cleaned(bytes: Buffer): Promise<Omit<CleanPhoto, 'key'>> {
  const { data: master, info } = await sharp(bytes, { limitInputPixels: photoRules.mostPixels, failOn: 'error' })
    .rotate()
    .resize({ ...MASTER_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, thumbhash: await thumbhashOf(master), master };
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

const start = (bytes: Buffer): string => bytes.toString('latin1', 0, 12);

/** The first bytes decide: a script or a drawing under a photo's name never reaches the decoder. */
const isPhoto = (bytes: Buffer): boolean =>
  /^(\xff\xd8\xff|\x89PNG\r\n.\n|RIFF.{4}WEBP|.{4}ftyp(avif|avis))/s.test(start(bytes));

/** What iPhones take; its codec is not free, so sharp comes without it. */
const isHeic = (bytes: Buffer): boolean => /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start(bytes));
