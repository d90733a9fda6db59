import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Agents } from '@pignon/domain/agents/agent';
import { Listings } from '@pignon/domain/listings/property/listings';
import { Revisions } from '@pignon/domain/listings/property/revisions';
import { ownPictures, withoutPhotos } from '@pignon/domain/listings/property/without-photos';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { saidOf } from '@pignon/domain/listings/unsaid';
import { Clock } from '@pignon/domain/shared/clock';
import { refuseStale } from '@pignon/domain/shared/stale-version';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { Derivation } from '@pignon/infra/listings/derivation';
import { HeldPhotos } from '@pignon/infra/media/photos/held-photos';
import { NotFound } from '../http/refusals/errors';
import { type Restored, RestoreRevision } from './save-property.command';

@CommandHandler(RestoreRevision)
export class RestoreRevisionHandler implements ICommandHandler<RestoreRevision> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listings: Listings,
    private readonly revisions: Revisions,
    private readonly agents: Agents,
    private readonly derivation: Derivation,
    private readonly photos: HeldPhotos,
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
        const said = await this.withKnownAdviser({ ...saidOf(property), ...before });
        const lost = await this.lostOf(said);
        const fields = withoutPhotos(said, lost);
        property.update(fields, await this.derivation.of(fields), this.clock.now());
        return { id, lostPhotos: lost.size };
      },
      { ...line, target: String(id), detail: { revision } },
    );
    return answer;
  }

  /** What it showed and the house has deleted since. */
  private async lostOf(fields: PropertyFields): Promise<ReadonlySet<string>> {
    const keys = ownPictures(fields);
    const there = await this.photos.hold(keys);
    return new Set(keys.filter((key) => !there.has(key)));
  }

  /** Who has left since looks after nothing. */
  private async withKnownAdviser(fields: PropertyFields): Promise<PropertyFields> {
    const known = fields.agentId === null || (await this.agents.byId(fields.agentId)) !== null;
    return known ? fields : { ...fields, agentId: null };
  }
}
