import { Command } from '@nestjs/cqrs';
import type { SheetReading } from '@pignon/domain/sheets/sheet-requested';

export class RequestSheet extends Command<{ id: number }> {
  constructor(
    readonly propertyId: number,
    readonly reading: SheetReading | null,
  ) {
    super();
  }
}
