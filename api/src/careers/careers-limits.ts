import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Pool } from 'pg';
import { clientAddress } from '../http/intake/client-address';
import type { OwnLimit } from '../http/intake/intake';
import type { Request } from '../http/request';
import { COUNTING_POOL } from '../tools/counting-pool';

const KB_OF_A_MB = 1000;

/** An application is kept with its file: so many from one address, and so much of them all that the disk lasts. */
@Injectable()
export class CareersLimits {
  private readonly perAddress: RateLimit;
  private readonly inAll: RateLimit;

  constructor(@Inject(COUNTING_POOL) pool: Pool, @Inject(CONFIG) { limits }: Config) {
    this.perAddress = new RateLimit(pool, {
      name: 'careers',
      points: limits.applicationsPerHour,
      seconds: 3600,
    });
    this.inAll = new RateLimit(pool, {
      name: 'careers-kb',
      points: limits.applicationsMbPerDay * KB_OF_A_MB,
      seconds: 24 * 3600,
    });
  }

  of(request: Request, cvBytes: number): readonly OwnLimit[] {
    return [
      { limit: this.perAddress, key: clientAddress(request), points: 1 },
      { limit: this.inAll, key: 'all', points: Math.ceil(cvBytes / 1000) },
    ];
  }
}
