import type { Focus } from '@pignon/domain/listings/photo';
import { MASTER, type MediaStore } from '../media/media-store';
import { sizeFile } from '../media/photos/photo-files';

/** Pixels. */
export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  /** Stays in sight; the middle where none is said. */
  readonly focus?: Focus;
}

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** A photo of ours cut to a frame and encoded anew; null when its file is gone. */
export async function croppedPhoto(
  store: MediaStore,
  key: string,
  { width, height, quality, focus = MIDDLE }: Crop,
): Promise<Buffer | null> {
  const file = nearest(await store.files(key), width);
  if (!file) return null;
  const { sharp } = await import('@pignon/infra/media/sharp');
  const bytes = await store.read(key, file);
  const { width: wide, height: high } = await sharp(bytes).metadata();
  const scale = Math.max(width / wide, height / high);
  const whole = {
    width: Math.max(width, Math.round(wide * scale)),
    height: Math.max(height, Math.round(high * scale)),
  };
  return await sharp(bytes, { failOn: 'error' })
    .resize({ ...whole, fit: 'fill' })
    .extract({
      left: Math.round(focus.x * (whole.width - width)),
      top: Math.round(focus.y * (whole.height - height)),
      width,
      height,
    })
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
