import { PAGE_ROOTS } from '@pignon/domain/pages/site-pages';
import type { PageKind } from '@pignon/domain/indexing/indexed-page';

/**
 * SQL, by kind: every page that anybody may open, and whether it is in the sitemap. What staff see (E15) and what search
 * engines are told is read from here and nowhere else; of properties only what everybody may see, so neither off-market
 * ones nor the house's own. $1: cities, $2: pages of the site, $3: those among them that search engines are not told of.
 */
const PAGE_SOURCES: Readonly<Record<PageKind, string>> = {
  // Their titles as the head says them: the city follows unless it is named there.
  property: `select 'property' as kind, id::bigint as rank,
      '${PAGE_ROOTS.property}/' || city_slug || '/' || id || '/' || title_slug as path, updated_at,
      available as in_sitemap, case when not available then status end as excluded,
      coalesce(nullif(seo_title, ''), case when position(lower(city) in lower(title)) > 0 then title else title || ', ' || city end) as title,
      btrim(coalesce(nullif(seo_description, ''), description, '')) <> '' as described
    from public_property`,
  // The newest first.
  post: `select 'post', -extract(epoch from published_at)::bigint, '${PAGE_ROOTS.post}/' || slug, updated_at, true, null,
      coalesce(nullif(seo_title, ''), title), btrim(coalesce(nullif(seo_description, ''), excerpt)) <> ''
    from public_post`,
  city: `select 'city', rank, path, null, true, null, null, true
    from unnest($1::text[]) with ordinality as city (path, rank)`,
  page: `select 'page', rank, path, null, path <> all ($3::text[]), case when path = any ($3::text[]) then 'noindex' end, null, true
    from unnest($2::text[] || $3::text[]) with ordinality as page (path, rank)`,
};

const COLUMNS = '(kind, rank, path, updated_at, in_sitemap, excluded, title, described)';

/** As a table. */
export const pagesOf = (kinds: readonly PageKind[]): string =>
  `(${kinds.map((kind) => PAGE_SOURCES[kind]).join(' union all ')}) as page ${COLUMNS}`;
