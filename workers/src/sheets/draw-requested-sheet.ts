import { Injectable } from '@nestjs/common';
import { Cancelled } from '@pignon/domain/deliveries/delivery-failure';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { SheetMaker } from './sheet-maker';

interface Requested {
  readonly propertyId: number;
  readonly reading: SheetReading | null;
}

/** Somebody waits: the sheet that was not there, or a reader's own of an off-market property. */
@Injectable()
export class DrawRequestedSheet implements Processor<Requested> {
  constructor(
    private readonly source: SheetSource,
    private readonly sheets: SheetMaker,
  ) {}

  async perform({ payload }: Effect<Requested>): Promise<Done> {
    const sheet = await this.sheetOf(payload);
    if (!sheet) throw new Cancelled("Ce bien n'est plus montré à celui qui a demandé sa fiche", 'NOT_SHOWN');
    await this.sheets.make(payload.propertyId, sheet, payload.reading);
    return {};
  }

  private async sheetOf({ propertyId, reading }: Requested) {
    if (reading) return await this.source.sheetFor(propertyId, reading);
    const found = await this.source.page(propertyId);
    return found && 'found' in found && found.found ? await this.source.sheetOf(found.found) : null;
  }
}
