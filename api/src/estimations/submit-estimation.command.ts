import { Command } from '@nestjs/cqrs';
import type { EstimationDetails } from '@pignon/domain/estimations/estimation-details';

export class SubmitEstimation extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly details: EstimationDetails,
    readonly quarantined: boolean,
  ) {
    super();
  }
}
