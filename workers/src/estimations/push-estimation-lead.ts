import { Injectable } from '@nestjs/common';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import type { Done, Effect, Processor } from '../outbox/reaction';
import { PushLead } from '../prospects/push-lead';
import { estimationFacts } from '@pignon/domain/estimations/estimation-facts';
import { identityOf } from './estimation-identity';

@Injectable()
export class PushEstimationLead implements Processor<{ estimationId: string }> {
  constructor(
    private readonly leads: PushLead,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform(effect: Effect<{ estimationId: string }>): Promise<Done> {
    const details = await this.estimations.submitted(effect.payload.estimationId);
    const title = `Estimation : ${details.firstName} ${details.lastName}, ${details.address}`.slice(0, 250);
    const note = estimationFacts(details)
      .map(([label, value]) => `${label} : ${value}`)
      .join('\n');
    return await this.leads.push(effect, identityOf(details), { title, note });
  }
}
