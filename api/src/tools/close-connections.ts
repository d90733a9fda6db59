import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { COUNTING_POOL } from './counting-pool';

/** Lets the connections go once the last request is answered. */
@Injectable()
export class CloseConnections implements OnApplicationShutdown {
  constructor(
    private readonly pool: Pool,
    @Inject(COUNTING_POOL) private readonly counting: Pool,
    private readonly orm: MikroORM,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.end(), this.counting.end(), this.orm.close(true)]);
  }
}
