import { Module } from '@nestjs/common';
import { JobApplications } from '@pignon/domain/careers/job-applications';
import { MikroOrmJobApplications } from '@pignon/infra/careers/mikro-orm-job-applications';
import { ReceptionModule } from '../mailbox/reception.module';
import { CareersController } from './careers.controller';
import { CareersLimits } from './careers-limits';
import { ReceiveApplicationHandler } from './receive-application.handler';

@Module({
  imports: [ReceptionModule],
  controllers: [CareersController],
  providers: [
    CareersLimits,
    ReceiveApplicationHandler,
    { provide: JobApplications, useClass: MikroOrmJobApplications },
  ],
})
export class CareersModule {}
