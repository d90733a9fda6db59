import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Listings } from '@pignon/domain/listings/property/listings';
import type { Property } from '@pignon/domain/listings/property/property';
import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import { Clock } from '@pignon/domain/shared/clock';
import { refuseStale } from '@pignon/domain/shared/stale-version';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { NotFound } from '../http/refusals/errors';
import { PublishProperty, RestoreProperty, UnpublishProperty } from './publication.command';

const DAY_MS = 24 * 3600 * 1000;

@CommandHandler(PublishProperty)
export class PublishPropertyHandler implements ICommandHandler<PublishProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly clock: Clock,
  ) {}

  execute(command: PublishProperty): Promise<{ id: number }> {
    return decide(
      this.work,
      command,
      (id) => this.listings.byId(id),
      (property) => property.publish(this.clock.now()),
    );
  }
}

@CommandHandler(UnpublishProperty)
export class UnpublishPropertyHandler implements ICommandHandler<UnpublishProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly clock: Clock,
  ) {}

  execute(command: UnpublishProperty): Promise<{ id: number }> {
    return decide(
      this.work,
      command,
      (id) => this.listings.byId(id),
      (property) => property.unpublish(this.clock.now()),
    );
  }
}

@CommandHandler(RestoreProperty)
export class RestorePropertyHandler implements ICommandHandler<RestoreProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly clock: Clock,
  ) {}

  execute(command: RestoreProperty): Promise<{ id: number }> {
    const at = this.clock.now();
    const since = new Date(at.getTime() - BIN_DAYS * DAY_MS);
    return decide(
      this.work,
      command,
      (id) => this.listings.inBin(id, since),
      (property) => property.restore(at),
    );
  }
}

async function decide(
  work: UnitOfWork,
  { id, line, version }: PublishProperty | UnpublishProperty | RestoreProperty,
  load: (id: number) => Promise<Property | null>,
  decision: (property: Property) => void,
): Promise<{ id: number }> {
  await work.run(
    null,
    async () => {
      const property = await load(id);
      if (!property) throw new NotFound();
      refuseStale(property, version);
      decision(property);
      return { id };
    },
    { ...line, target: String(id) },
  );
  return { id };
}
