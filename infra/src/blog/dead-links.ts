import { PAGE_ROOTS, SITE_PAGES } from '@pignon/domain/pages/site-pages';
import { visitedPage } from '@pignon/domain/visits/visited-page';
import type { Pool } from 'pg';

const PAGES: ReadonlySet<string> = new Set(Object.values(SITE_PAGES));
const POST = `select 1 from public_post where slug = $1
  union select 1 from post_address join public_post on public_post.id = post_id where post_address.slug = $1`;
const PROPERTY = 'select 1 from public_property where id = $1 union select 1 from off_market_teaser where id = $1';
const BY_TITLE = `select 1 from public_property where city_slug = $1 and title_slug = $2
  union select 1 from property_address join public_property on public_property.id = property_id
    where property_address.city_slug = $1 and property_address.title_slug = $2`;
/** Towns, files and hours: looked at by the pages themselves. */
const NOT_LOOKED_AT = /^\/(biens|rdv|media|api)\//;

/** Which of these addresses of the site lead nowhere today. */
export async function deadLinks(pool: Pool, links: readonly string[]): Promise<readonly string[]> {
  const dead = await Promise.all(links.map(async (link) => ((await leads(pool, link)) ? [] : [link])));
  return dead.flat();
}

async function leads(pool: Pool, link: string): Promise<boolean> {
  const path = decoded(link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));
  if (PAGES.has(path) || NOT_LOOKED_AT.test(path) || path === `${PAGE_ROOTS.post}/rss.xml`) return true;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (slug) return await isThere(pool, POST, [slug]);
  const id = visitedPage(path)?.propertyId;
  if (id) return await isThere(pool, PROPERTY, [Math.min(id, 2 ** 31 - 1)]);
  const [, city, title] = /^\/bien\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return city !== undefined && (await isThere(pool, BY_TITLE, [city, title]));
}

const isThere = async (pool: Pool, sql: string, values: unknown[]): Promise<boolean> =>
  ((await pool.query(sql, values)).rowCount ?? 0) > 0;

/** What is no address stays as it is, and leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
