import { Module } from '@nestjs/common';
import { JobApplications } from '@pignon/domain/careers/job-applications';
import { MikroOrmJobApplications } from '@pignon/infra/careers/mikro-orm-job-applications';
import { CareersController } from './careers.controller';
import { CareersLimits } from './careers-limits';
import { ReceiveApplicationHandler } from './receive-application.handler';

@Module({
  controllers: [CareersController],
  providers: [
    CareersLimits,
    ReceiveApplicationHandler,
    { provide: JobApplications, useClass: MikroOrmJobApplications },
  ],
})
export class CareersModule {}
