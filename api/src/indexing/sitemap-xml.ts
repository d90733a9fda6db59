import { escapeXml } from '../http/xml';

interface Entry {
  readonly path: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entries = (element: string, origin: string, list: readonly Entry[]): string =>
  list
    .map(({ path, updatedAt }) => {
      const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
      return `<${element}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${element}>`;
    })
    .join('\n');

export const sitemapIndex = (origin: string, files: readonly Entry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', origin, files)}\n</sitemapindex>\n`;

export const urlSet = (origin: string, pages: readonly Entry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries('url', origin, pages)}\n</urlset>\n`;
