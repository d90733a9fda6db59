import {
  type Exclusion,
  type Indexation,
  type IndexationSummary,
  type IndexedPage,
  PAGE_KINDS,
  type PageKind,
  type PageProblem,
} from '@pignon/domain/indexing/indexed-page';
import { SITE_PAGES, UNLISTED_PAGES } from '@pignon/domain/pages/site-pages';
import type { PageSize } from '@pignon/domain/shared/page-size';
import type { Pool } from 'pg';
import { pagesOf } from './page-sources';
import type { SiteAddresses } from './site-addresses';

export interface IndexationFilter {
  readonly kind?: PageKind | undefined;
  readonly problem?: PageProblem | undefined;
}

const PROBLEMS: Readonly<Record<PageProblem, string>> = {
  excluded: 'not in_sitemap',
  description: 'not described',
  title: 'same_title',
};

/** Of what search engines may read: nobody looks for the others' titles. */
const MARKED = `select *, excluded is distinct from 'noindex' as indexable,
    title is not null and count(*) over (partition by lower(title)) > 1 as same_title
  from ${pagesOf(PAGE_KINDS)}`;

const SUMMARY = `select json_build_object(
    'indexable', count(*) filter (where indexable),
    'inSitemap', count(*) filter (where in_sitemap),
    'undescribed', count(*) filter (where not described),
    'sameTitle', count(*) filter (where same_title),
    'missed', (select coalesce(sum(visits), 0) from missing_page where day > current_date - 30),
    'redirections', (select count(*) from redirection),
    'excluded', (select coalesce(json_agg(json_build_object('why', excluded, 'count', n) order by n desc, excluded), '[]')
      from (select excluded, count(*) as n from marked where not in_sitemap group by 1) as why)
  ) from marked`;

interface Row {
  readonly path: string;
  readonly kind: PageKind;
  readonly indexable: boolean;
  readonly updated_at: string | null;
  readonly in_sitemap: boolean;
  readonly excluded: Exclusion | null;
  readonly described: boolean;
  readonly same_title: boolean;
}

/** Every page of the site as search engines may know it (E15). */
export class PgIndexation {
  constructor(
    private readonly pool: Pool,
    private readonly addresses: SiteAddresses,
  ) {}

  async page({ kind, problem }: IndexationFilter, page: number, size: PageSize): Promise<Indexation> {
    const values = [await this.addresses.cities(), Object.values(SITE_PAGES), Object.values(UNLISTED_PAGES)];
    const { rows } = await this.pool.query<{ summary: IndexationSummary; total: number; items: Row[] }>(
      `with marked as materialized (${MARKED}),
       found as materialized (
         select * from marked where ($4::text is null or kind = $4) and ${problem ? PROBLEMS[problem] : 'true'}
       ), shown as (
         select * from found order by array_position($5::text[], kind), rank, path limit $6 offset $7
       )
       select (${SUMMARY}) as summary, (select count(*)::int from found) as total,
         (select coalesce(json_agg(shown order by array_position($5::text[], kind), rank, path), '[]') from shown) as items`,
      [...values, kind ?? null, ['page', 'city', 'post', 'property'], size, (page - 1) * size],
    );
    const [read] = rows;
    if (!read) throw new Error('A statement without a from answers one row');
    return { summary: read.summary, total: read.total, items: read.items.map(pageOf) };
  }
}

const pageOf = (row: Row): IndexedPage => ({
  id: row.path,
  kind: row.kind,
  robots: row.indexable ? 'index' : 'noindex',
  updatedAt: row.updated_at && new Date(row.updated_at).toISOString(),
  inSitemap: row.in_sitemap,
  excluded: row.excluded,
  problems: [...(row.described ? [] : (['description'] as const)), ...(row.same_title ? (['title'] as const) : [])],
});
