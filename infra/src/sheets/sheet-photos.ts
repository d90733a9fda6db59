import { MASTER, type MediaStore } from '../media/media-store';
import { sizeFile } from '../media/photo-files';

/** Pixels. */
export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** A photo of ours cut to a frame and encoded anew; null when its file is gone. */
export async function croppedPhoto(
  store: MediaStore,
  key: string,
  { width, height, quality }: Crop,
): Promise<Buffer | null> {
  const file = nearest(await store.files(key), width);
  if (!file) return null;
  const { sharp } = await import('@pignon/infra/media/sharp');
  return await sharp(await store.read(key, file), { failOn: 'error' })
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** The smallest JPEG that is wide enough: less to unpack than the master. */
function nearest(files: readonly string[], width: number): string | null {
  const wide = files
    .flatMap((file) => /^(\d+)\.jpg$/.exec(file)?.[1] ?? [])
    .map(Number)
    .filter((made) => made >= width)
    .toSorted((a, b) => a - b);
  if (wide[0] !== undefined) return sizeFile(wide[0], 'jpg');
  return files.includes(MASTER) ? MASTER : null;
}
