import { Module } from '@nestjs/common';
import { createAccessRecords } from '@pignon/infra/off-market/create-access-records';
import { AccessRecords } from '@pignon/infra/off-market/access-records';
import { ClosingNotices } from '@pignon/infra/sold/closing-notices';
import { ConcernedPeople } from '@pignon/infra/sold/concerned-people';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { StaffSoldProperties } from '@pignon/infra/sold/staff-sold-properties';
import { provide } from '@pignon/infra/wiring/provide';
import { ReceptionModule } from '../mailbox/reception.module';
import { ClosingController } from './closing/closing.controller';
import { TellOfClosingHandler } from './closing/tell-of-closing.handler';
import { SoldController } from './sold.controller';
import { StaffSoldController } from './staff-sold.controller';

@Module({
  imports: [ReceptionModule],
  controllers: [SoldController, StaffSoldController, ClosingController],
  providers: [
    TellOfClosingHandler,
    provide(PgSoldProperties, ({ pool }) => new PgSoldProperties(pool)),
    provide(StaffSoldProperties, ({ pool }) => new StaffSoldProperties(pool)),
    provide(AccessRecords, createAccessRecords),
    provide(ConcernedPeople, ({ pool }) => new ConcernedPeople(pool)),
    { provide: ClosingNotices, useClass: ClosingNotices },
  ],
})
export class SoldModule {}
