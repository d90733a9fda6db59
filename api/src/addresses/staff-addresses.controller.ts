import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddressBook, type FoundAddress } from '@pignon/domain/geography/address-book';
import { StaffWith } from '../http/access/audience';
import { AddressQuery } from './addresses.dto';

interface FoundAddresses {
  readonly items: readonly FoundAddress[];
}

const NONE: FoundAddresses = { items: [] };

/** While staff type a property's address: its parts, and where it lies. No answer is an empty one, as for owners. */
@ApiTags('addresses')
@StaffWith('properties')
@Controller('api/admin/addresses')
export class StaffAddressesController {
  constructor(private readonly book: AddressBook) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async find(@Query() { q }: AddressQuery): Promise<FoundAddresses> {
    if (!/^[\p{L}\p{N}]/u.test(q)) return NONE;
    return await this.book.found(q).then(
      (items) => ({ items }),
      () => NONE,
    );
  }
}
