import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Indexation } from '@pignon/domain/indexing/indexed-page';
import type { MissedPath } from '@pignon/domain/indexing/redirection';
import type { SitemapFile } from '@pignon/domain/indexing/sitemap-file';
import { DEFAULT_PAGE_SIZE } from '@pignon/domain/shared/page-size';
import { PgIndexation } from '@pignon/infra/indexing/pg-indexation';
import { SiteAddresses } from '@pignon/infra/indexing/site-addresses';
import { sitemapFiles } from '@pignon/infra/indexing/sitemap-files';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { StaffWith } from '../../http/access/audience';
import { IndexationQuery } from './indexation.dto';

/** E15: every page as search engines may know it, and what is asked for in vain. */
@ApiTags('indexation')
@StaffWith('audience')
@Controller('api/admin/indexation')
export class IndexationController {
  constructor(
    private readonly indexation: PgIndexation,
    private readonly missing: MissingPages,
    private readonly addresses: SiteAddresses,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() { kind, problem, page, size }: IndexationQuery): Promise<Indexation> {
    return this.indexation.page({ kind, problem }, page ?? 1, size ?? DEFAULT_PAGE_SIZE);
  }

  @Get('missed')
  @Header('cache-control', 'private, no-store')
  missed(): Promise<readonly MissedPath[]> {
    return this.missing.frequent();
  }

  @Get('sitemaps')
  @Header('cache-control', 'private, no-store')
  sitemaps(): Promise<readonly SitemapFile[]> {
    return sitemapFiles(this.addresses);
  }
}
