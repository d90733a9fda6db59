import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddressBook } from '@pignon/domain/geography/address-book';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { Public } from '../http/access/audience';
import { clientAddress } from '../http/intake/client-address';
import type { Request } from '../http/request';
import { AddressQuery } from './addresses.dto';

interface AddressSuggestions {
  readonly items: readonly string[];
}

/** Somebody types at most so fast. */
const QUESTIONS_PER_MINUTE = 120;
/** Less than half of what the Géoplateforme answers one client, which we are for all visitors: 50 a second. */
const ALL_PER_MINUTE = 1200;
const NONE: AddressSuggestions = { items: [] };

/** While an owner types: a help that is missing is nothing to complain of, so no answer is an empty one. */
@ApiTags('addresses')
@Public()
@Controller('api/addresses')
export class AddressesController {
  private readonly ofClient = new FleetingLimit(QUESTIONS_PER_MINUTE);
  private readonly ofAll = new FleetingLimit(ALL_PER_MINUTE);

  constructor(private readonly book: AddressBook) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async suggest(@Query() { q }: AddressQuery, @Req() request: Request): Promise<AddressSuggestions> {
    if (!/^[\p{L}\p{N}]/u.test(q)) return NONE;
    if (!(await this.ofClient.allows(clientAddress(request))) || !(await this.ofAll.allows('all'))) return NONE;
    return await this.book.beginning(q).then(
      (items) => ({ items }),
      () => NONE,
    );
  }
}
