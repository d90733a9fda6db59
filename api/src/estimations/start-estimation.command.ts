import { Command } from '@nestjs/cqrs';
import type { EstimationContact } from '@pignon/domain/estimations/estimation-details';

export class StartEstimation extends Command<{ id: string }> {
  constructor(
    readonly contact: EstimationContact,
    readonly quarantined: boolean,
  ) {
    super();
  }
}
