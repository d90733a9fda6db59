import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { blockingFaults } from '@pignon/domain/listings/checks/checks';
import { Listings } from '@pignon/domain/listings/property/listings';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { Property } from '@pignon/domain/listings/property/property';
import { checksOfKept } from '@pignon/domain/listings/property/publication';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { Clock } from '@pignon/domain/shared/clock';
import { refuseStale } from '@pignon/domain/shared/stale-version';
import { parisDay } from '@pignon/domain/shared/text/french';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { Derivation } from '@pignon/infra/listings/derivation';
import { InvalidBody, NotFound } from '../http/refusals/errors';
import { changedFields, newFields } from './received-fields';
import type { NewPropertyDto } from './property.dto';
import { CreateProperty, RemoveProperty, UpdateProperty } from './save-property.command';

@CommandHandler(CreateProperty)
export class CreatePropertyHandler implements ICommandHandler<CreateProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly derivation: Derivation,
    private readonly clock: Clock,
  ) {}

  async execute({ body, line, once }: CreateProperty): Promise<{ id: number }> {
    const fields = newFields(body);
    refuseWrongPoint(fields, this.derivation);
    const [id, derived] = await Promise.all([this.listings.nextId(), this.derivation.of(fields)]);
    const { answer } = await this.work.run(
      once,
      () => {
        const at = this.clock.now();
        const property = Property.create(id, fields, derived, at, isDraft(fields, body, at));
        property.confirmOwnerAuthorisation(body.ownerAuthorisation ?? false, line.accountId, at);
        this.listings.add(property);
        return Promise.resolve({ id });
      },
      about(line, id),
    );
    return answer;
  }
}

@CommandHandler(UpdateProperty)
export class UpdatePropertyHandler implements ICommandHandler<UpdateProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly derivation: Derivation,
    private readonly clock: Clock,
  ) {}

  async execute({ id, body, line, version }: UpdateProperty): Promise<{ id: number }> {
    await this.work.run(
      null,
      async () => {
        const property = await this.listings.byId(id);
        if (!property) throw new NotFound();
        refuseStale(property, version);
        const fields = changedFields(property, body);
        // Another field of an older property may be corrected without it.
        if (LOCATING.some((name) => body[name] !== undefined)) refuseWrongPoint(fields, this.derivation);
        const at = this.clock.now();
        const derived = await this.derivation.of(fields);
        // Absent leaves as it is, null takes back, as everywhere in this call.
        const isConfirmed =
          body.ownerAuthorisation !== undefined &&
          property.confirmOwnerAuthorisation(body.ownerAuthorisation ?? false, line.accountId, at);
        property.update(fields, derived, at, isConfirmed ? ['ownerAuthorisation'] : []);
        return { id };
      },
      about(line, id),
    );
    return { id };
  }
}

@CommandHandler(RemoveProperty)
export class RemovePropertyHandler implements ICommandHandler<RemoveProperty> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly clock: Clock,
  ) {}

  async execute({ id, line, version }: RemoveProperty): Promise<{ id: number }> {
    await this.work.run(
      null,
      async () => {
        const property = await this.listings.byId(id);
        if (!property) throw new NotFound();
        refuseStale(property, version);
        property.remove(this.clock.now());
        return { id };
      },
      about(line, id),
    );
    return { id };
  }
}

/** Who says nothing publishes, as the specification's callers do; who says so publishes what its checks let pass (0032). */
function isDraft(fields: PropertyFields, { publish, ownerAuthorisation }: NewPropertyDto, at: Date): boolean {
  if (publish !== true) return publish === false;
  const kept = { ...fields, ownerAuthorisedAt: ownerAuthorisation ? at : null };
  return blockingFaults(checksOfKept(kept, parisDay(at))).length > 0;
}

const about = (line: AuditEntry, id: number): AuditEntry => ({ ...line, target: String(id) });

const LOCATING = ['city', 'address', 'postcode', 'latitude', 'longitude'] as const;

function refuseWrongPoint(fields: PropertyFields, derivation: Derivation): void {
  const fault = derivation.pointFault(fields);
  if (fault) throw new InvalidBody({ [fault.field]: fault.message });
}
