import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@pignon/domain/shared/clock';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import { IdentifyProspect } from './identify-prospect.command';

@CommandHandler(IdentifyProspect)
export class IdentifyProspectHandler implements ICommandHandler<IdentifyProspect> {
  constructor(
    private readonly prospects: PgProspectBook,
    private readonly clock: Clock,
  ) {}

  async execute({ identity }: IdentifyProspect): Promise<{ id: string }> {
    return { id: await this.prospects.identify(identity, this.clock.now()) };
  }
}
