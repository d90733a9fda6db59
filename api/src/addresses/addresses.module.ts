import { Module } from '@nestjs/common';
import { AddressBook } from '@pignon/domain/geography/address-book';
import { createAddressBook } from '@pignon/infra/geography/create-address-book';
import { provide } from '@pignon/infra/wiring/provide';
import { AddressesController } from './addresses.controller';

@Module({
  controllers: [AddressesController],
  providers: [provide(AddressBook, createAddressBook)],
})
export class AddressesModule {}
