import { Injectable } from '@nestjs/common';
import { PgProspectBook } from '@pignon/infra/prospects/pg-prospect-book';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { EnsurePerson } from './ensure-person';

/** The CRM's person of somebody who told the chat who he is. */
@Injectable()
export class CreateProspectPerson implements Processor<{ prospectId: string }> {
  constructor(
    private readonly persons: EnsurePerson,
    private readonly prospects: PgProspectBook,
  ) {}

  async perform(effect: Effect<{ prospectId: string }>): Promise<Done> {
    return { externalRef: await this.persons.of(await this.prospects.byId(effect.payload.prospectId)) };
  }
}
