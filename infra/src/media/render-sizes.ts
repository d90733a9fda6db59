import { PHOTO_WIDTHS } from '@pignon/domain/listings/photo';
import sharp, { type Sharp } from 'sharp';
import { MASTER, type MediaStore } from './media-store';

export const FORMATS = ['webp', 'jpg', 'avif'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

// One photo at a time and nothing kept: pages and mails share these cores.
sharp.concurrency(1);
sharp.cache(false);

/** Makes what is missing of a photo's sizes; what is there stays, so a second run after a crash goes on where it ended. */
export async function renderSizes(store: MediaStore, key: string, formats: readonly PhotoFormat[]): Promise<void> {
  const present = new Set(await store.files(key));
  const master = await store.read(key, MASTER);
  const { width: widest } = await sharp(master).metadata();
  for (const format of formats)
    for (const width of PHOTO_WIDTHS) {
      const file = `${width}.${format}`;
      if (width > widest || present.has(file)) continue;
      await store.write(key, file, await encoded(sharp(master).resize({ width }), format).toBuffer());
    }
}

function encoded(image: Sharp, format: PhotoFormat): Sharp {
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 });
  if (format === 'jpg') return image.jpeg({ quality: 76, progressive: true, mozjpeg: true });
  // Effort 2: six widths of one photo take 2.6 s of CPU, at the default 22 s.
  return image.avif({ quality: 50, effort: 2 });
}
