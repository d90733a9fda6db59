import type { AddressBook } from '@pignon/domain/geography/address-book';
import { HttpCaller } from '../http/http-caller';
import type { Tools } from '../wiring/tools';
import { BanAddressBook } from './ban-address-book';

/** Later, other letters stand there: no scale of times makes somebody type faster. */
const TIMEOUT_MS = 1500;

export const createAddressBook = ({ config }: Tools): AddressBook =>
  new BanAddressBook(new HttpCaller("L'annuaire des adresses", TIMEOUT_MS), config.addresses.url);
