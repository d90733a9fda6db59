import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { copyOf } from '@pignon/domain/listings/property/copy-of';
import { Listings } from '@pignon/domain/listings/property/listings';
import { Property } from '@pignon/domain/listings/property/property';
import { saidOf } from '@pignon/domain/listings/unsaid';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { Derivation } from '@pignon/infra/listings/derivation';
import { NotFound } from '../http/refusals/errors';
import { DuplicateProperty } from './save-property.command';

@CommandHandler(DuplicateProperty)
export class DuplicatePropertyHandler implements ICommandHandler<DuplicateProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly derivation: Derivation,
    private readonly clock: Clock,
  ) {}

  async execute({ id: original, line }: DuplicateProperty): Promise<{ id: number }> {
    const id = await this.listings.nextId();
    await this.work.run(
      null,
      async () => {
        const property = await this.listings.byId(original);
        if (!property) throw new NotFound();
        const fields = copyOf(saidOf(property));
        this.listings.add(Property.create(id, fields, await this.derivation.of(fields), this.clock.now(), true));
        return { id };
      },
      { ...line, target: String(id), detail: { of: original } },
    );
    return { id };
  }
}
