import type { PageKind } from './indexed-page';

/** One of those that sitemap.xml names. */
export interface SitemapFile {
  /** '/sitemap-pages.xml' */
  readonly path: string;
  readonly kind: PageKind;
  readonly pages: number;
  /** ISO 8601: when the newest of its pages changed last; null where no moment is known. */
  readonly updatedAt: string | null;
}
