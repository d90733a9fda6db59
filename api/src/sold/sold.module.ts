import { Module } from '@nestjs/common';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { StaffSoldProperties } from '@pignon/infra/sold/staff-sold-properties';
import { provide } from '@pignon/infra/wiring/provide';
import { SoldController } from './sold.controller';
import { StaffSoldController } from './staff-sold.controller';

@Module({
  controllers: [SoldController, StaffSoldController],
  providers: [
    provide(PgSoldProperties, ({ pool }) => new PgSoldProperties(pool)),
    provide(StaffSoldProperties, ({ pool }) => new StaffSoldProperties(pool)),
  ],
})
export class SoldModule {}
