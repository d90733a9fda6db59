import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { RenderedPage } from '@pignon/domain/pages/page';
import type { Config } from '@pignon/infra/config/config';
import { ownPath } from '@pignon/infra/indexing/own-path';
import { Redirections } from '@pignon/infra/indexing/redirections';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { splitCode, withCode } from '../http/urls/access-code';
import { clientAddress } from '../http/intake/client-address';
import { NotFound } from '../http/refusals/errors';
import { PublicCache } from '../http/cache/public-cache';
import type { Reply, Request } from '../http/request';
import { splitUrl } from '../http/urls/split-url';
import { PageReadings } from './page-readings';
import { WebPages } from './web-pages';

const MISSES_PER_MINUTE = 20;
const RETRY_SECONDS = '5';

/** Every path that is not the API's: the page that web renders for it, or its 404. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly misses = new FleetingLimit(MISSES_PER_MINUTE);

  constructor(
    private readonly pages: WebPages,
    private readonly readings: PageReadings,
    private readonly cache: PublicCache,
    private readonly missing: MissingPages,
    private readonly redirections: Redirections,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('*')
  async page(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const [path, search] = splitUrl(request.url);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new NotFound();
    const reading = this.readings.begin(request);
    const { shown, code } = splitCode(search);
    const rendering = this.pages.render({ path, search: shown, read: (apiPath) => reading.read(apiPath) });
    const page = await this.orLed(await this.orKept(rendering, request), path, shown);
    // A page made of what nobody may keep is not kept either; nor one whose address holds a code.
    const cacheable = page.cacheable && !reading.isPersonal && !reading.isStandIn && code === null;
    if (reading.isPersonal) void reply.header('x-robots-tag', 'noindex');
    // The code goes to nobody: not with the styles and scripts that this page asks for either (F22).
    if (code !== null) void reply.header('referrer-policy', 'no-referrer');
    if (page.status === 404) void this.note(request, path).catch(() => {});
    if (page.location) {
      // Asked again each time: kept by a browser, two titles that follow each other would send it round in circles.
      await reply
        .header('location', withCode(page.location, code))
        .header('cache-control', code === null ? 'public, no-cache' : 'private, no-store')
        .status(page.status)
        .send();
      return;
    }
    request.cacheable = cacheable;
    request.showsListings = reading.showsListings;
    if (page.status === 503) void reply.header('retry-after', RETRY_SECONDS).header('x-robots-tag', 'noindex');
    await reply
      .header('cache-control', cacheable ? 'public, no-cache' : 'private, no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .status(page.status)
      .send(page.document);
  }

  /** Where nothing is, what staff said of that address (0051). A page that is there is never asked about. */
  private async orLed(page: RenderedPage, path: string, search: string): Promise<RenderedPage> {
    const own = page.status === 404 || page.status === 410 ? ownPath(path, this.config.publicUrl) : null;
    const led = own && (await this.redirections.endOf(own.path));
    if (!led) return page;
    if (led.target === null) return { ...page, status: 410 };
    return { ...page, status: 301, location: led.target.includes('?') ? led.target : led.target + search };
  }

  /** While the database is away, the page as it was when it was last made, if that is not long ago (decision 0024). */
  private async orKept(rendering: Promise<RenderedPage>, { cacheKey }: Request): Promise<RenderedPage> {
    const [made] = await Promise.allSettled([rendering]);
    const failed = made.status === 'fulfilled' ? made.value.status : (made.reason as { status?: number }).status;
    const kept = failed === 503 && cacheKey !== undefined ? this.cache.stale(cacheKey) : undefined;
    if (kept) return { status: 200, document: kept.encoded('').body.toString(), cacheable: false };
    return await rendering;
  }

  /** One visitor adds only so much to what staff look through. */
  private async note(request: Request, path: string): Promise<void> {
    if (await this.misses.allows(clientAddress(request))) await this.missing.visited(path);
  }
}
