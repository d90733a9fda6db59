import { Injectable } from '@nestjs/common';
import { Agents } from '@pignon/domain/agents/agent';
import { ownPictures, withoutPhotos } from '@pignon/domain/listings/property/without-photos';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { HeldPhotos } from '@pignon/infra/media/photos/held-photos';

interface Restorable {
  readonly fields: PropertyFields;
  readonly lostPhotos: number;
}

/** What can be had back of what was said once. */
@Injectable()
export class RestorableFields {
  constructor(
    private readonly agents: Agents,
    private readonly photos: HeldPhotos,
  ) {}

  async of(said: PropertyFields): Promise<Restorable> {
    const lost = await this.lostOf(said);
    return { fields: await this.withKnownAdviser(withoutPhotos(said, lost)), lostPhotos: lost.size };
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
