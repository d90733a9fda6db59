import { Injectable } from '@nestjs/common';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { EnsurePerson } from '../prospects/ensure-person';
import { identityOf } from './estimation-identity';

@Injectable()
export class CreateCrmPerson implements Processor<{ estimationId: string }> {
  constructor(
    private readonly persons: EnsurePerson,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform(effect: Effect<{ estimationId: string }>): Promise<Done> {
    const { contact } = await this.estimations.byId(effect.payload.estimationId);
    return { externalRef: await this.persons.of(identityOf(contact)) };
  }
}
