import { Module } from '@nestjs/common';
import { AddressBook } from '@pignon/domain/geography/address-book';
import type { Config } from '@pignon/infra/config/config';
import { BanAddressBook } from '@pignon/infra/geography/ban-address-book';
import { HttpCaller } from '@pignon/infra/http/http-caller';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { CONFIG } from '../config.token';
import { AddressesController } from './addresses.controller';

/** Somebody types at most so fast. */
const QUESTIONS_PER_MINUTE = 120;
/** Later, other letters stand there. */
const TIMEOUT_MS = 1500;

@Module({
  controllers: [AddressesController],
  providers: [
    { provide: FleetingLimit, useFactory: () => new FleetingLimit(QUESTIONS_PER_MINUTE) },
    {
      provide: AddressBook,
      useFactory: ({ addresses }: Config): AddressBook =>
        new BanAddressBook(new HttpCaller("L'annuaire des adresses", TIMEOUT_MS), addresses.url),
      inject: [CONFIG],
    },
  ],
})
export class AddressesModule {}
