import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JobApplication } from '@pignon/domain/careers/job-application';
import { JobApplications } from '@pignon/domain/careers/job-applications';
import { applicationRequest } from '@pignon/domain/mailbox/requests/application-request';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { ReceiveApplication } from './receive-application.command';

@CommandHandler(ReceiveApplication)
export class ReceiveApplicationHandler implements ICommandHandler<ReceiveApplication> {
  constructor(
    private readonly applications: JobApplications,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ details, cv, quarantined }: ReceiveApplication): Promise<{ id: string }> {
    const application = JobApplication.receive(uuidV7(), details, cv, this.clock.now(), { quarantined });
    this.applications.add(application);
    await this.reception.open(applicationRequest(application));
    return { id: application.id };
  }
}
