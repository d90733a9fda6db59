import { type SheetReading, SheetRequested } from '@pignon/domain/sheets/sheet-requested';
import { currentWork } from '../database/work-in-progress';
import { EventRow } from '../outbox/event.schema';

/** A request is a fact and nothing else: what it leads to is a file. */
export class PgSheetRequests {
  /** Belongs to the running unit of work. */
  async add(propertyId: number, reading: SheetReading | null, at: Date): Promise<void> {
    const em = await currentWork().loading();
    em.persist(new EventRow(SheetRequested(String(propertyId), at, { propertyId, reading })));
  }
}
