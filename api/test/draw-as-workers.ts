import { drawSheet } from '@pignon/infra/sheets/draw-sheet';
import { DrawingThread } from '@pignon/infra/sheets/drawing-thread';
import { MediaStore } from '@pignon/infra/media/media-store';
import { sheetHash } from '@pignon/infra/sheets/sheet-hash';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import type { TestApi } from './api';

/** What workers would have drawn of these by now, where the public may have it. */
export async function drawAsWorkers({ app }: TestApi, propertyIds: readonly number[]): Promise<void> {
  const [source, store, photos] = [app.get(SheetSource), app.get(SheetStore), app.get(MediaStore)];
  const thread = new DrawingThread();
  for (const propertyId of propertyIds) {
    const found = await source.page(propertyId);
    if (!found || 'gone' in found || !found.found) continue;
    const sheet = await source.sheetOf(found.found);
    const hash = sheetHash(sheet);
    await store.write(propertyId, hash, 'pdf', await drawSheet(sheet, hash, photos, thread));
  }
  await thread.onModuleDestroy();
}
