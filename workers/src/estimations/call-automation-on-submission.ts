import { Injectable } from '@nestjs/common';
import { Automation, stepTwoCall } from '@pignon/domain/estimations/automation';
import { EstimationRecords } from '@pignon/infra/estimations/estimation-records';
import type { Done, Effect, Processor } from '../outbox/reaction';

/** Webhook R2 (M155). */
@Injectable()
export class CallAutomationOnSubmission implements Processor<{ estimationId: string }> {
  constructor(
    private readonly automation: Automation,
    private readonly estimations: EstimationRecords,
  ) {}

  async perform({ id, payload }: Effect<{ estimationId: string }>): Promise<Done> {
    const details = await this.estimations.submitted(payload.estimationId);
    return await this.automation.call(id, stepTwoCall(payload.estimationId, details));
  }
}
