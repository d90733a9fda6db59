import { Injectable } from '@nestjs/common';
import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import { MediaStore } from '@pignon/infra/media/media-store';
import { drawSheet } from '@pignon/infra/sheets/draw-sheet';
import { DrawingThread } from '@pignon/infra/sheets/drawing-thread';
import { sheetHash } from '@pignon/infra/sheets/sheet-hash';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';

/** Draws a sheet unless it lies there already. */
@Injectable()
export class SheetMaker {
  constructor(
    private readonly store: SheetStore,
    private readonly photos: MediaStore,
    private readonly thread: DrawingThread,
  ) {}

  async make(propertyId: number, sheet: PropertySheet, reading: SheetReading | null): Promise<void> {
    const hash = sheetHash(sheet);
    const store = this.store.of(reading);
    if (await store.has(propertyId, hash, 'pdf')) return;
    await store.write(propertyId, hash, 'pdf', await drawSheet(sheet, hash, this.photos, this.thread));
  }
}
