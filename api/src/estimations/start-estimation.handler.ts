import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import { estimationRequest } from '@pignon/domain/mailbox/requests/estimation-request';
import { Estimations } from '@pignon/domain/estimations/estimations';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { StartEstimation } from './start-estimation.command';

@CommandHandler(StartEstimation)
export class StartEstimationHandler implements ICommandHandler<StartEstimation> {
  constructor(
    private readonly estimations: Estimations,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ contact, quarantined }: StartEstimation): Promise<{ id: string }> {
    const request = EstimationRequest.start(uuidV7(), contact, this.clock.now(), { quarantined });
    this.estimations.add(request);
    await this.reception.open(estimationRequest(request));
    return { id: request.id };
  }
}
