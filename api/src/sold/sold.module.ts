import { Module } from '@nestjs/common';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { provide } from '@pignon/infra/wiring/provide';
import { SoldController } from './sold.controller';

@Module({
  controllers: [SoldController],
  providers: [provide(PgSoldProperties, ({ pool }) => new PgSoldProperties(pool))],
})
export class SoldModule {}
