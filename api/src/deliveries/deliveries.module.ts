import { Module } from '@nestjs/common';
import { DeliveryJournal } from '@pignon/infra/deliveries/delivery-journal';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { Pool } from 'pg';
import { DeliveriesController } from './deliveries.controller';

@Module({
  controllers: [DeliveriesController],
  providers: [
    { provide: DeliveryJournal, useFactory: (pool: Pool) => new DeliveryJournal(pool), inject: [Pool] },
    { provide: Breakers, useFactory: (pool: Pool) => new Breakers(pool), inject: [Pool] },
  ],
})
export class DeliveriesModule {}
