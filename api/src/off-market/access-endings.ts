import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import type { Reply, Request } from '../http/request';
import { VisitorCookie } from './visitor-cookie';

const PATIENCE_MS = 25_000;
const PAUSE_MS = 400;
/** Open pages of one process that are told at once; further ones ask again a little later. */
const MOST_WAITING = 1000;
/** Of one device: it does not take the places of all others. */
const MOST_OF_ONE = 10;

interface OpenPage {
  readonly visitor: string;
  readonly propertyId: number;
  readonly giveUpAt: number;
  readonly tell: (closed: boolean) => void;
}

/**
 * Tells an open page the moment that its access ends: what is on the screen is shut as what is asked for is. One question
 * is asked for all of them, however many wait.
 */
@Injectable()
export class AccessEndings implements OnModuleDestroy {
  private readonly waiting = new Set<OpenPage>();
  private watching = false;
  private stopping = false;

  constructor(
    private readonly cookie: VisitorCookie,
    private readonly access: PgVisitorAccess,
  ) {}

  /** True once the property is no longer opened on this device; false when there is nothing to say yet. */
  async closes(request: Request, reply: Reply, propertyId: number): Promise<boolean> {
    const visitor = this.cookie.read(request);
    if (visitor === null || (await this.access.readerOf(visitor, propertyId)) === null) return true;
    const ofHis = [...this.waiting].filter((page) => page.visitor === visitor).length;
    if (this.stopping || this.waiting.size >= MOST_WAITING || ofHis >= MOST_OF_ONE || reply.raw.destroyed) return false;
    return await new Promise<boolean>((resolve) => {
      const page = {
        visitor,
        propertyId,
        giveUpAt: Date.now() + PATIENCE_MS,
        tell: (closed: boolean) => {
          this.waiting.delete(page);
          resolve(closed);
        },
      };
      this.waiting.add(page);
      // Whoever went away leaves his place.
      reply.raw.once('close', () => page.tell(false));
      if (!this.watching) void this.watch();
    });
  }

  onModuleDestroy(): void {
    this.stopping = true;
    for (const page of this.waiting) page.tell(false);
  }

  private async watch(): Promise<void> {
    this.watching = true;
    while (this.waiting.size > 0) {
      await sleep(PAUSE_MS);
      const pages = [...this.waiting];
      // A database that is away says nothing of any access.
      const open = pages.length === 0 ? null : await this.access.stillOpen(pages).catch(() => null);
      for (const [place, page] of pages.entries()) {
        if (open && !open.has(place)) page.tell(true);
        else if (Date.now() >= page.giveUpAt) page.tell(false);
      }
    }
    this.watching = false;
  }
}
