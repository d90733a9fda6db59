import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
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
    const { estimationId } = effect.payload;
    const { contact, submission } = await this.estimations.byId(estimationId);
    // Tried after the second step, it does not take back what that one put right.
    const last =
      submission && normaliseEmail(submission.email) === normaliseEmail(contact.email) ? submission : contact;
    return { externalRef: await this.persons.of(identityOf(last)) };
  }
}
