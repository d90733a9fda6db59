import { Module } from '@nestjs/common';
import { Estimations } from '@pignon/domain/estimations/estimations';
import { MikroOrmEstimations } from '@pignon/infra/estimations/mikro-orm-estimations';
import { ReceptionModule } from '../mailbox/reception.module';
import { EstimationsController } from './estimations.controller';
import { StartEstimationHandler } from './start-estimation.handler';
import { SubmitEstimationHandler } from './submit-estimation.handler';

@Module({
  imports: [ReceptionModule],
  controllers: [EstimationsController],
  providers: [StartEstimationHandler, SubmitEstimationHandler, { provide: Estimations, useClass: MikroOrmEstimations }],
})
export class EstimationsModule {}
