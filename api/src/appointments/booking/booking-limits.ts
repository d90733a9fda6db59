import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Pool } from 'pg';
import { clientAddress } from '../../http/intake/client-address';
import type { OwnLimit } from '../../http/intake/intake';
import type { Request } from '../../http/request';
import { COUNTING_POOL } from '../../tools/counting-pool';

/** An hour is kept for nobody else: so many a day from one address. */
@Injectable()
export class BookingLimits {
  private readonly perAddress: RateLimit;

  constructor(@Inject(COUNTING_POOL) pool: Pool, @Inject(CONFIG) { limits }: Config) {
    this.perAddress = new RateLimit(pool, { name: 'bookings', points: limits.bookingsPerDay, seconds: 24 * 3600 });
  }

  of(request: Request): readonly OwnLimit[] {
    return [{ limit: this.perAddress, key: clientAddress(request), points: 1 }];
  }
}
