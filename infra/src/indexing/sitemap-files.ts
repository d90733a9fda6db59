import type { SitemapFile } from '@pignon/domain/indexing/sitemap-file';
import type { SiteAddresses, SitemapEntry } from './site-addresses';

/** The protocol's limit is 50,000 addresses a file. */
export const PER_FILE = 20_000;

/** The files that sitemap.xml names, each kind in files of its own (ux 80). Pages of towns change with what they list. */
export async function sitemapFiles(addresses: SiteAddresses): Promise<readonly SitemapFile[]> {
  const [pages, cities, posts, properties] = await Promise.all([
    addresses.inSitemap('page'),
    addresses.inSitemap('city'),
    addresses.inSitemap('post'),
    addresses.inSitemap('property'),
  ]);
  const newest = newestOf(properties);
  const files = Math.max(1, Math.ceil(properties.length / PER_FILE));
  return [
    { path: '/sitemap-pages.xml', kind: 'page', pages: pages.length, updatedAt: null },
    { path: '/sitemap-villes.xml', kind: 'city', pages: cities.length, updatedAt: newest },
    { path: '/sitemap-blog.xml', kind: 'post', pages: posts.length, updatedAt: newestOf(posts) },
    ...Array.from({ length: files }, (_, index) => ({
      path: `/sitemap-biens-${index + 1}.xml`,
      kind: 'property' as const,
      pages: properties.slice(index * PER_FILE, (index + 1) * PER_FILE).length,
      updatedAt: newest,
    })),
  ];
}

const newestOf = (entries: readonly SitemapEntry[]): string | null =>
  entries.reduce<string | null>(
    (latest, { updatedAt = '' }) => (updatedAt > (latest ?? '') ? updatedAt : latest),
    null,
  );
