import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Render } from '@pignon/domain/pages/page';
import type { Settings } from '@pignon/infra/config/settings';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { Public } from '../http/audience';
import { NotFound } from '../http/errors';
import type { Reply, Request } from '../http/request';
import { VisitorCookie } from '../off-market/visitor-cookie';
import { staffCookieOf } from '../http/staff-cookie';
import { SETTINGS } from '../settings.token';
import { splitCode, withCode } from './access-code';
import { PageReading } from './page-reading';
import { loadRender } from './web-bundle';

/** Every path that is not the API's: the page that web renders for it, or its 404. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  /** Built pages unless `npm run dev` gives others. */
  render: Render | null = null;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly missing: MissingPages,
    private readonly visitor: VisitorCookie,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('*')
  async page(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const [path, search] = split(request.url);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new NotFound();
    const reading = new PageReading(this.adapter, this.visitor.header(request), staffCookieOf(request, this.settings));
    const { shown, code } = splitCode(search);
    const page = await this.renderer()({ path, search: shown, read: (apiPath) => reading.read(apiPath) });
    // A page made of what nobody may keep is not kept either; nor one whose address holds a code.
    const cacheable = page.cacheable && !reading.isPersonal && code === null;
    if (reading.isPersonal) void reply.header('x-robots-tag', 'noindex');
    // The code goes to nobody: not with the styles and scripts that this page asks for either (F22).
    if (code !== null) void reply.header('referrer-policy', 'no-referrer');
    if (page.status === 404) void this.missing.visited(path).catch(() => {});
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
    await reply
      .header('cache-control', cacheable ? 'public, no-cache' : 'private, no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .status(page.status)
      .send(page.document);
  }

  private renderer(): Render {
    this.render ??= loadRender(this.settings.publicUrl);
    return this.render;
  }
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}
