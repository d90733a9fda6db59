import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { clientAddress } from '../http/intake/client-address';
import { TooManyRequests } from '../http/refusals/errors';
import type { Request } from '../http/request';

export const CHECKS = Symbol('checks of mail addresses per client address');

/** Nobody tries a list of addresses (security row 31). */
@Injectable()
export class AddressChecks {
  constructor(@Inject(CHECKS) private readonly limit: RateLimit) {}

  async count(request: Request): Promise<void> {
    const wait = await this.limit.take(clientAddress(request));
    if (wait !== null) throw new TooManyRequests(wait);
  }
}
