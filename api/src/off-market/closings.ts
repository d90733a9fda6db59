import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Reply, Request } from '../http/request';
import { Viewers } from './viewers';

const PATIENCE_MS = 25_000;
const PAUSE_MS = 400;
/** Open pages of one process that are told at once; further ones ask again a little later. */
const MOST_WAITING = 200;

/** Tells an open page the moment that its access ends: what is on the screen is shut as what is asked for is. */
@Injectable()
export class Closings implements OnModuleDestroy {
  private waiting = 0;
  private stopping = false;

  constructor(private readonly viewers: Viewers) {}

  /** True once the property is no longer opened on this device; false when there is nothing to say yet. */
  async closes(request: Request, reply: Reply, propertyId: number): Promise<boolean> {
    const isOpen = async () => (await this.viewers.viewerOf(request, propertyId)) !== null;
    if (!(await isOpen())) return true;
    if (this.waiting >= MOST_WAITING) return false;
    this.waiting += 1;
    try {
      for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
        await sleep(PAUSE_MS);
        // The page has gone, or we are going.
        if (this.stopping || reply.raw.destroyed) return false;
        if (!(await isOpen())) return true;
      }
      return false;
    } finally {
      this.waiting -= 1;
    }
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }
}
