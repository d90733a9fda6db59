import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PublicChanges } from '@pignon/infra/database/public-changes';
import type { Pool } from 'pg';
import { PublicCache } from './public-cache';

/** This process's ear for what the public sees, and the cache that it empties. */
@Injectable()
export class PublicEar implements OnApplicationShutdown {
  readonly cache = new PublicCache(() => this.changes);
  private readonly changes: PublicChanges;
  private readonly forgetters = [() => this.cache.clear()];

  constructor(databaseUrl: string, pool: Pool) {
    this.changes = new PublicChanges(databaseUrl, pool, () => this.forgetters.forEach((forget) => forget()));
    this.changes.listen();
  }

  get hears(): boolean {
    return this.changes.hears;
  }

  /** For what else this process keeps of what staff change. */
  whenChanged(forget: () => void): void {
    this.forgetters.push(forget);
  }

  heardByAll(): Promise<void> {
    return this.changes.heardByAll();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.changes.stop();
  }
}
