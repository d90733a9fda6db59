import { Controller, Get, Inject, OnApplicationShutdown, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Render } from '@pignon/domain/pages/page';
import type { Settings } from '@pignon/infra/config/settings';
import { Listener } from '@pignon/infra/database/listener';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { SETTINGS_CHANNEL } from '@pignon/infra/settings/pg-settings';
import type { FastifyInstance } from 'fastify';
import { Public } from '../http/audience';
import { NotFound } from '../http/errors';
import type { Reply, Request } from '../http/request';
import { SETTINGS } from '../settings.token';
import { PageCache } from './page-cache';
import { loadRender } from './web-bundle';

/** Every path that is not the API's: the page that web renders for it, or its 404. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController implements OnApplicationShutdown {
  private readonly cache = new PageCache();
  private readonly changes: Listener;
  private render: Render | null = null;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly missing: MissingPages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.changes = new Listener(settings.database.url, SETTINGS_CHANNEL, () => this.cache.clear());
    this.changes.listen();
  }

  @Get('*')
  async page(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const [path, search] = split(request.url);
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new NotFound();
    const page = await this.cache.through(path + search, () =>
      this.renderer()({ path, search, read: (apiPath) => this.read(apiPath) }),
    );
    if (page.status === 404) void this.missing.visited(path).catch(() => {});
    if (page.location) {
      await reply.header('location', page.location).status(page.status).send();
      return;
    }
    void reply
      .header('cache-control', page.cacheable ? 'public, no-cache' : 'private, no-store')
      .header('vary', 'accept-encoding')
      .header('content-type', 'text/html; charset=utf-8');
    if (page.cacheable && request.headers['if-none-match'] === page.etag) {
      await reply.status(304).send();
      return;
    }
    const { body, encoding } = page.encoded(request.headers['accept-encoding'] ?? '');
    if (encoding) void reply.header('content-encoding', encoding);
    if (page.cacheable) void reply.header('etag', page.etag);
    await reply.status(page.status).send(body);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.changes.stop();
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
