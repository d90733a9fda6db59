import { Injectable } from '@nestjs/common';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { SheetMaker } from './sheet-maker';

/** A property changed: its sheet is there before anybody asks. One that the public may not have is no longer kept. */
@Injectable()
export class DrawChangedSheet implements Processor<{ propertyId: number }> {
  constructor(
    private readonly source: SheetSource,
    private readonly sheets: SheetMaker,
    private readonly store: SheetStore,
  ) {}

  async perform({ payload: { propertyId } }: Effect<{ propertyId: number }>): Promise<Done> {
    const found = await this.source.page(propertyId);
    if (found && 'found' in found && found.found)
      await this.sheets.make(propertyId, await this.source.sheetOf(found.found), null);
    else await this.store.clear(propertyId);
    return {};
  }
}
