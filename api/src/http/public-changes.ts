import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Listener } from '@pignon/infra/database/listener';
import { PUBLIC_CHANNEL } from '@pignon/infra/database/public-changes';
import { PublicCache } from './public-cache';

/** This process's ear for what the public sees, and the cache that it empties. */
@Injectable()
export class PublicChanges implements OnApplicationShutdown {
  readonly cache = new PublicCache(() => this.listener.listening);
  private readonly listener: Listener;

  constructor(databaseUrl: string) {
    this.listener = new Listener(databaseUrl, PUBLIC_CHANNEL, () => this.cache.clear());
    this.listener.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }
}
