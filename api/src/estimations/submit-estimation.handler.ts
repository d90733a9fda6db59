import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Estimations } from '@pignon/domain/estimations/estimations';
import { Clock } from '@pignon/domain/shared/clock';
import { SubmitEstimation } from './submit-estimation.command';

@CommandHandler(SubmitEstimation)
export class SubmitEstimationHandler implements ICommandHandler<SubmitEstimation> {
  constructor(
    private readonly estimations: Estimations,
    private readonly clock: Clock,
  ) {}

  async execute({ id, details, quarantined }: SubmitEstimation): Promise<{ id: string }> {
    const request = await this.estimations.byId(id);
    request.submit(details, this.clock.now(), { quarantined });
    return { id };
  }
}
