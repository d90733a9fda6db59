import { Module } from '@nestjs/common';
import { DeliveryJournal } from '@pignon/infra/deliveries/delivery-journal';
import { Breakers } from '@pignon/infra/outbox/breakers';
import { provide } from '@pignon/infra/wiring/provide';
import { DeliveriesController } from './deliveries.controller';

@Module({
  controllers: [DeliveriesController],
  providers: [
    provide(DeliveryJournal, ({ pool }) => new DeliveryJournal(pool)),
    provide(Breakers, ({ pool }) => new Breakers(pool)),
  ],
})
export class DeliveriesModule {}
