import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { postPath } from '@pignon/domain/blog/post';
import { Settings } from '@pignon/domain/settings/app-settings';
import { PgPosts } from '@pignon/infra/blog/pg-posts';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { Cached } from '../http/cache/public-cache.decorator';
import { feedXml } from './feed-xml';

const NEWEST = 20;

@ApiExcludeController()
@Public()
@Controller('blog')
export class FeedController {
  constructor(
    private readonly posts: PgPosts,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cached()
  @Get('rss.xml')
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  async feed(): Promise<string> {
    const [posts, { agency }] = await Promise.all([this.posts.list(), this.settings.read()]);
    const origin = this.config.publicUrl;
    return feedXml({
      name: agency.name,
      origin,
      items: posts.slice(0, NEWEST).map((post) => ({ ...post, url: origin + postPath(post) })),
    });
  }
}
