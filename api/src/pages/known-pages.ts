import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { PageReadings } from './page-readings';
import { WebPages } from './web-pages';

/** What stands below is answered by something else than a page of the site, whether or not it is there. */
const NO_PAGES = /^\/(?:api|admin|assets|media)(?:\/|$)|^\/sitemap[^/]*\.xml$/;
const NOWHERE: readonly number[] = [404, 410];

/** Which addresses lead somewhere, as a visitor who carries nothing finds them. */
@Injectable()
export class KnownPages {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly pages: WebPages,
    private readonly readings: PageReadings,
  ) {}

  async isPage(path: string, search = ''): Promise<boolean> {
    if (this.isServedOtherwise(path)) return false;
    const reading = this.readings.ofNobody();
    const { status } = await this.pages.render({ path, search, read: (apiPath) => reading.read(apiPath) });
    return !NOWHERE.includes(status);
  }

  /** A page, a file or a call: nothing else would be answered there. */
  async isTaken(path: string): Promise<boolean> {
    return this.isServedOtherwise(path) || (await this.isPage(path));
  }

  private isServedOtherwise(path: string): boolean {
    const server = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    return NO_PAGES.test(path) || server.hasRoute({ method: 'GET', url: path });
  }
}
