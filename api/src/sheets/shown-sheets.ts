import { Injectable } from '@nestjs/common';
import { parisDate } from '@pignon/domain/shared/text/french';
import { Clock } from '@pignon/domain/shared/clock';
import type { PropertySheet } from '@pignon/domain/sheets/property-sheet';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';
import { sheetHash } from '@pignon/infra/sheets/sheet-hash';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { Gone, NotFound } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { StaffSession } from '../http/access/staff-session';
import { Viewers } from '../off-market/viewers';

export interface ShownSheet {
  readonly sheet: PropertySheet;
  /** Names the file. */
  readonly hash: string;
  /** Null: anybody's. */
  readonly reading: SheetReading | null;
}

/** Which sheet of a property whoever asks may have: of one that is not everybody's it is his own, or there is none. */
@Injectable()
export class ShownSheets {
  constructor(
    private readonly source: SheetSource,
    private readonly viewers: Viewers,
    private readonly staff: StaffSession,
    private readonly clock: Clock,
  ) {}

  async of(request: Request, propertyId: number): Promise<ShownSheet> {
    const found = await this.source.page(propertyId);
    if (found && 'gone' in found) throw new Gone();
    const reading = found?.found ? null : await this.readingOf(request, propertyId);
    const sheet = found?.found
      ? await this.source.sheetOf(found.found)
      : reading && (await this.source.sheetFor(propertyId, reading));
    if (!sheet) throw new NotFound();
    return { sheet, hash: sheetHash(sheet), reading };
  }

  private async readingOf(request: Request, propertyId: number): Promise<SheetReading | null> {
    const on = parisDate(this.clock.now());
    const account = await this.staff.with('properties', request);
    if (account) return { accountId: account.id, on };
    const viewer = await this.viewers.viewerOf(request, propertyId);
    return viewer && { requestId: viewer.requestId, on };
  }
}
