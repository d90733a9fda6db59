import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@pignon/domain/shared/clock';
import { PgSheetRequests } from '@pignon/infra/sheets/pg-sheet-requests';
import { RequestSheet } from './request-sheet.command';

@CommandHandler(RequestSheet)
export class RequestSheetHandler implements ICommandHandler<RequestSheet> {
  constructor(
    private readonly requests: PgSheetRequests,
    private readonly clock: Clock,
  ) {}

  async execute({ propertyId, reading }: RequestSheet): Promise<{ id: number }> {
    await this.requests.add(propertyId, reading, this.clock.now());
    return { id: propertyId };
  }
}
