import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { robotsTxt } from '@pignon/domain/indexing/robots';
import type { Config } from '@pignon/infra/config/config';
import { SiteAddresses } from '@pignon/infra/indexing/site-addresses';
import { PER_FILE, sitemapFiles } from '@pignon/infra/indexing/sitemap-files';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { NotFound } from '../http/refusals/errors';
import { Cached } from '../http/cache/public-cache.decorator';
import { sitemapIndex, urlSet } from './sitemap-xml';

const XML = 'application/xml; charset=utf-8';

/** What search engines are to know: pages, cities, posts and available properties, each kind in files of its own (ux 80). */
@ApiExcludeController()
@Public()
@Controller()
export class SitemapsController {
  constructor(
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Cached()
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return robotsTxt(this.config.publicUrl);
  }

  @Cached()
  @Get('sitemap.xml')
  @Header('content-type', XML)
  async index(): Promise<string> {
    const files = await sitemapFiles(this.addresses);
    return sitemapIndex(
      this.config.publicUrl,
      files.map(({ path, updatedAt }) => ({ path, ...(updatedAt !== null && { updatedAt }) })),
    );
  }

  @Cached()
  @Get('sitemap-pages.xml')
  @Header('content-type', XML)
  async pages(): Promise<string> {
    return urlSet(this.config.publicUrl, await this.addresses.inSitemap('page'));
  }

  @Cached()
  @Get('sitemap-villes.xml')
  @Header('content-type', XML)
  async cities(): Promise<string> {
    return urlSet(this.config.publicUrl, await this.addresses.inSitemap('city'));
  }

  @Cached()
  @Get('sitemap-blog.xml')
  @Header('content-type', XML)
  async blog(): Promise<string> {
    return urlSet(this.config.publicUrl, await this.addresses.inSitemap('post'));
  }

  @Cached()
  @Get('sitemap-biens-:file.xml')
  @Header('content-type', XML)
  async listings(@Param('file') file: string): Promise<string> {
    const start = /^[1-9]\d{0,3}$/.test(file) ? (Number(file) - 1) * PER_FILE : -1;
    const listings = await this.addresses.inSitemap('property');
    if (start < 0 || (start > 0 && start >= listings.length)) throw new NotFound();
    return urlSet(this.config.publicUrl, listings.slice(start, start + PER_FILE));
  }
}
