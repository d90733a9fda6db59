import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Listings } from '@pignon/domain/listings/property/listings';
import { Revisions } from '@pignon/domain/listings/property/revisions';
import { saidOf } from '@pignon/domain/listings/unsaid';
import { Clock } from '@pignon/domain/shared/clock';
import { refuseStale } from '@pignon/domain/shared/stale-version';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { Derivation } from '@pignon/infra/listings/derivation';
import { NotFound } from '../http/refusals/errors';
import { RestorableFields } from './restorable-fields';
import { type Restored, RestoreRevision } from './save-property.command';

@CommandHandler(RestoreRevision)
export class RestoreRevisionHandler implements ICommandHandler<RestoreRevision> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly revisions: Revisions,
    private readonly restorable: RestorableFields,
    private readonly derivation: Derivation,
    private readonly clock: Clock,
  ) {}

  /** What was said, and no decision: what is published stays so, what is a draft too. */
  async execute({ id, revision, line, version }: RestoreRevision): Promise<Restored> {
    const { answer } = await this.work.run(
      null,
      async () => {
        const property = await this.listings.byId(id);
        if (!property) throw new NotFound();
        refuseStale(property, version);
        const before = await this.revisions.since(id, revision);
        if (!before) throw new NotFound();
        const { fields, lostPhotos } = await this.restorable.of({ ...saidOf(property), ...before });
        property.update(fields, await this.derivation.of(fields), this.clock.now());
        return { id, lostPhotos };
      },
      { ...line, target: String(id), detail: { revision } },
    );
    return answer;
  }
}
