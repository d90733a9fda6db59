import { Module } from '@nestjs/common';
import { AddressBook } from '@pignon/domain/geography/address-book';
import { createAddressBook } from '@pignon/infra/geography/create-address-book';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { provide } from '@pignon/infra/wiring/provide';
import { AddressesController } from './addresses.controller';

/** Somebody types at most so fast. */
const QUESTIONS_PER_MINUTE = 120;

@Module({
  controllers: [AddressesController],
  providers: [
    { provide: FleetingLimit, useFactory: () => new FleetingLimit(QUESTIONS_PER_MINUTE) },
    provide(AddressBook, createAddressBook),
  ],
})
export class AddressesModule {}
