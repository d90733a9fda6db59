import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Pool } from 'pg';

/** Lets the connections go when the process ends its work. */
@Injectable()
export class CloseConnections implements OnModuleDestroy {
  constructor(private readonly pool: Pool) {}

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
