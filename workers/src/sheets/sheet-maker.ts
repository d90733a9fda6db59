import { Injectable } from '@nestjs/common';
import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
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

  async make(propertyId: number, sheet: PropertySheet): Promise<void> {
    const hash = sheetHash(sheet);
    if (await this.store.has(propertyId, hash, 'pdf')) return;
    await this.store.write(propertyId, hash, 'pdf', await drawSheet(sheet, hash, this.photos, this.thread));
  }
}
