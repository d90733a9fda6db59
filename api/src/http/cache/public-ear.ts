import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PublicChanges } from '@pignon/infra/database/public-changes';
import type { Pool } from 'pg';
import { PublicCache } from './public-cache';

/** This process's ear for what the public sees, and the cache that it empties. */
@Injectable()
export class PublicEar implements OnApplicationShutdown {
  readonly cache = new PublicCache(() => this.changes);
  private readonly changes: PublicChanges;

  constructor(databaseUrl: string, pool: Pool) {
    this.changes = new PublicChanges(databaseUrl, pool, () => this.cache.clear());
    this.changes.listen();
  }

  heardByAll(): Promise<void> {
    return this.changes.heardByAll();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.changes.stop();
  }
}
