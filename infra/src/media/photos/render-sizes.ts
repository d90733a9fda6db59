import { PHOTO_WIDTHS } from '@pignon/domain/listings/photo';
import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import { MASTER, type MediaStore } from '../media-store';
import { type PhotoFormat, sizeFile } from './photo-files';
import { sharp } from '../sharp';

type Image = ReturnType<typeof sharp>;

/**
 * Makes what is missing of a photo's sizes; what is there stays, so a second run after a crash goes on where it ended.
 * All widths of the first formats come before the next: AVIF, by far the slowest, is named last.
 */
export async function renderSizes(
  store: MediaStore,
  key: string,
  rounds: readonly (readonly PhotoFormat[])[],
): Promise<void> {
  const present = new Set(await store.files(key));
  const master = await unpacked(await store.read(key, MASTER));
  for (const formats of rounds)
    for (const width of PHOTO_WIDTHS) {
      const missing = formats.filter((format) => !present.has(sizeFile(width, format)));
      if (width > master.width || missing.length === 0) continue;
      const sized = await master.at(width);
      for (const format of missing) await store.write(key, sizeFile(width, format), await encode(sized(), format));
    }
}

/** Unpacked once for all sizes, and each size once for all its formats. */
async function unpacked(master: Buffer) {
  const { data, info } = await sharp(master, { failOn: 'error' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Unrecoverable(`La photo est illisible : ${String(error)}`, 'UNREADABLE');
    });
  const raw = ({ width, height, channels }: typeof info) => ({ raw: { width, height, channels } });
  return {
    width: info.width,
    async at(width: number): Promise<() => Image> {
      const sized = await sharp(data, raw(info)).resize({ width }).raw().toBuffer({ resolveWithObject: true });
      return () => sharp(sized.data, raw(sized.info));
    },
  };
}

function encode(image: Image, format: PhotoFormat): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer();
  if (format === 'jpg') return image.jpeg({ quality: 78, progressive: true }).toBuffer();
  // Effort 2: six widths of one photo take 2.6 s of CPU, at the default 22 s.
  return image.avif({ quality: 50, effort: 2 }).toBuffer();
}
