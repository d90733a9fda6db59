import type { PageKind } from '@pignon/domain/indexing/indexed-page';
import type { Catalogue } from '@pignon/domain/listings/catalogue';
import { PAGE_ROOTS, SITE_PAGES } from '@pignon/domain/pages/site-pages';
import type { Pool } from 'pg';
import { pagesOf } from './page-sources';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
}

/** What sitemaps name. */
export class SiteAddresses {
  constructor(
    private readonly pool: Pool,
    private readonly catalogue: Pick<Catalogue, 'cities' | 'districts'>,
  ) {}

  async inSitemap(kind: PageKind): Promise<readonly SitemapEntry[]> {
    if (kind === 'page') return Object.values(SITE_PAGES).map((path) => ({ path }));
    if (kind === 'city') return (await this.cities()).map((path) => ({ path }));
    const { rows } = await this.pool.query<{ path: string; updated_at: Date }>(
      `select path, updated_at from ${pagesOf([kind])} where in_sitemap order by rank`,
    );
    return rows.map(({ path, updated_at }) => ({ path, updatedAt: updated_at.toISOString() }));
  }

  /** The pages of towns and districts in which something is offered. A number after '/biens/' is a property (F29). */
  async cities(): Promise<readonly string[]> {
    const places = [...(await this.catalogue.cities()), ...(await this.catalogue.districts())];
    return places.filter(({ slug }) => !/^\d+$/.test(slug)).map(({ slug }) => `${PAGE_ROOTS.city}/${slug}`);
  }
}
