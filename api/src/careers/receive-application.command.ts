import { Command } from '@nestjs/cqrs';
import type { ApplicationDetails, Cv } from '@pignon/domain/careers/job-application';

export class ReceiveApplication extends Command<{ id: string }> {
  constructor(
    readonly details: ApplicationDetails,
    readonly cv: Cv,
    readonly quarantined: boolean,
  ) {
    super();
  }
}
