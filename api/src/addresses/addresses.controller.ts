import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddressBook } from '@pignon/domain/geography/address-book';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { Public } from '../http/audience';
import { clientAddress } from '../http/client-address';
import type { Request } from '../http/request';
import { AddressQuery } from './addresses.dto';

interface AddressSuggestions {
  readonly items: readonly string[];
}

const NONE: AddressSuggestions = { items: [] };

/** While an owner types: a help that is missing is nothing to complain of, so no answer is an empty one. */
@ApiTags('addresses')
@Public()
@Controller('api/addresses')
export class AddressesController {
  constructor(
    private readonly book: AddressBook,
    private readonly limit: FleetingLimit,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async suggest(@Query() { q }: AddressQuery, @Req() request: Request): Promise<AddressSuggestions> {
    if (!/^[\p{L}\p{N}]/u.test(q) || !(await this.limit.allows(clientAddress(request)))) return NONE;
    return await this.book.beginning(q).then(
      (items) => ({ items }),
      () => NONE,
    );
  }
}
