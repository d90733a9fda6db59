import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import type { MediaStore } from '../media/media-store';
import type { DrawingThread } from './drawing-thread';
import { croppedPhoto } from './sheet-photos';

/** About 170 dots per inch on paper. */
const MAIN = { width: 1200, height: 600, quality: 80 };
const MORE = { width: 480, height: 360, quality: 78 };

/** A property's sheet as a PDF, with its photos. */
export async function drawSheet(
  sheet: PropertySheet,
  hash: string,
  store: MediaStore,
  thread: DrawingThread,
): Promise<Buffer> {
  return await thread.draw({ sheet, hash, photos: await photosOf(sheet, store) });
}

async function photosOf({ photos }: PropertySheet, store: MediaStore): Promise<Buffer[]> {
  const cropped: Buffer[] = [];
  // One after the other: a photo unpacked is large.
  for (const key of photos) {
    const photo = await croppedPhoto(store, key, cropped.length === 0 ? MAIN : MORE);
    if (photo) cropped.push(photo);
  }
  return cropped;
}
