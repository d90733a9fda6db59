import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Render } from '@pignon/domain/pages/page';
import type { Settings } from '@pignon/infra/config/settings';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import type { FastifyInstance } from 'fastify';
import { Public } from '../http/audience';
import { NotFound } from '../http/errors';
import type { Reply, Request } from '../http/request';
import { SETTINGS } from '../settings.token';
import { loadRender } from './web-bundle';

/** Every path that is not the API's: the page that web renders for it, or its 404. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private render: Render | null = null;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly missing: MissingPages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('*')
  async page(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const [path, search] = split(request.url);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new NotFound();
    const page = await this.renderer()({ path, search, read: (apiPath) => this.read(apiPath) });
    if (page.status === 404) void this.missing.visited(path).catch(() => {});
    if (page.location) {
      // Asked again each time: kept by a browser, two titles that follow each other would send it round in circles.
      await reply
        .header('location', page.location)
        .header('cache-control', 'public, no-cache')
        .status(page.status)
        .send();
      return;
    }
    request.cacheable = page.cacheable;
    await reply
      .header('cache-control', page.cacheable ? 'public, no-cache' : 'private, no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .status(page.status)
      .send(page.document);
  }

  private renderer(): Render {
    this.render ??= loadRender(this.settings.publicUrl);
    return this.render;
  }

  /** The pages read what any visitor may read, by the same calls: there is no second way to decide who sees what. */
  private async read(apiPath: string): Promise<unknown> {
    const answer = await this.adapter.httpAdapter
      .getInstance<FastifyInstance>()
      .inject({ method: 'GET', url: apiPath, headers: { accept: 'application/json' } });
    if (answer.statusCode >= 400)
      throw Object.assign(new Error(`GET ${apiPath}: ${answer.statusCode}`), { status: answer.statusCode });
    return answer.json();
  }
}

function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}
