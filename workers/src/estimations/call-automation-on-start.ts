import { Injectable } from '@nestjs/common';
import { Automation, stepOneCall } from '@pignon/domain/estimations/automation';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** Webhook R1 (M154). */
@Injectable()
export class CallAutomationOnStart implements Processor<{ estimationId: string }> {
  constructor(
    private readonly automation: Automation,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform({ id, payload }: Effect<{ estimationId: string }>): Promise<Done> {
    const { contact } = await this.estimations.byId(payload.estimationId);
    return await this.automation.call(id, stepOneCall(payload.estimationId, contact));
  }
}
