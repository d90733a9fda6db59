import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RenderedPage } from '@pignon/domain/pages/page';

export interface CachedPage extends RenderedPage {
  readonly etag: string;
  encoded(accepted: string): { readonly body: Buffer; readonly encoding: string | null };
}

const MOST_PAGES = 2000;

/** Rendered anonymous pages in memory, until something that they show changes. */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>();
  private generation = 0;

  get(url: string): CachedPage | undefined {
    return this.pages.get(url);
  }

  /** A page that was being rendered while the cache was emptied is not kept: it may show what was before. */
  async through(url: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.pages.get(url);
    if (known) return known;
    const { generation } = this;
    const page = prepare(await render());
    if (page.cacheable && page.status === 200 && generation === this.generation) {
      const oldest = this.pages.size >= MOST_PAGES ? this.pages.keys().next().value : undefined;
      if (oldest !== undefined) this.pages.delete(oldest);
      this.pages.set(url, page);
    }
    return page;
  }

  clear(): void {
    this.generation += 1;
    this.pages.clear();
  }
}

function prepare(page: RenderedPage): CachedPage {
  const raw = Buffer.from(page.document);
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  return {
    ...page,
    etag: `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    encoded: (accepted) => {
      if (/\bbr\b/.test(accepted))
        return {
          body: (brotli ??= brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
          encoding: 'br',
        };
      if (/\bgzip\b/.test(accepted)) return { body: (gzip ??= gzipSync(raw)), encoding: 'gzip' };
      return { body: raw, encoding: null };
    },
  };
}
