import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { estimationRequest } from '@pignon/domain/mailbox/requests/estimation-request';
import { Estimations } from '@pignon/domain/estimations/estimations';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { SubmitEstimation } from './submit-estimation.command';

@CommandHandler(SubmitEstimation)
export class SubmitEstimationHandler implements ICommandHandler<SubmitEstimation> {
  constructor(
    private readonly estimations: Estimations,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ id, details, quarantined }: SubmitEstimation): Promise<{ id: string }> {
    const request = await this.estimations.byId(id);
    const first = request.submittedAt === null;
    request.submit(details, this.clock.now(), { quarantined });
    if (first) await this.reception.hear(estimationRequest(request));
    return { id };
  }
}
