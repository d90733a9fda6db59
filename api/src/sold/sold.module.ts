import { Module } from '@nestjs/common';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { Pool } from 'pg';
import { ChangeNotes } from '../http/change-notes';
import { SoldController } from './sold.controller';

@Module({
  controllers: [SoldController],
  providers: [
    ChangeNotes,
    { provide: PgSoldProperties, useFactory: (pool: Pool) => new PgSoldProperties(pool), inject: [Pool] },
  ],
})
export class SoldModule {}
