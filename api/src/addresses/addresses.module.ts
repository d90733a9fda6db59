import { Module } from '@nestjs/common';
import { AddressBook } from '@pignon/domain/geography/address-book';
import { createAddressBook } from '@pignon/infra/geography/create-address-book';
import { provide } from '@pignon/infra/wiring/provide';
import { AddressesController } from './addresses.controller';
import { StaffAddressesController } from './staff-addresses.controller';

@Module({
  controllers: [AddressesController, StaffAddressesController],
  providers: [provide(AddressBook, createAddressBook)],
})
export class AddressesModule {}
