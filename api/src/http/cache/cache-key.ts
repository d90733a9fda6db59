import { splitCode } from '../urls/access-code';
import { heededQuery, queryText } from './heeded-query';
import { PAGES_ROUTE } from '../urls/pages-route';
import type { CachedRoute } from './public-cache.decorator';
import type { Request } from '../request';
import { splitUrl } from '../urls/split-url';

export type AddressOf = (path: string, search: string) => Promise<string>;

/**
 * What the answer to this reading depends on for anonymous visitors; undefined where nothing is ever kept. A call reads
 * no parameter but those that it names: the others are taken out here.
 */
export async function cacheKeyOf(request: Request, addressOf: AddressOf): Promise<string | undefined> {
  const [path, search] = splitUrl(request.url);
  const { url, config } = request.routeOptions;
  const { cached } = config as { readonly cached?: CachedRoute };
  if (cached) {
    const heeded = heededQuery(request.query as Readonly<Record<string, unknown>>, cached.reads);
    (request as { query: unknown }).query = heeded;
    return path + queryText(heeded);
  }
  if (url !== PAGES_ROUTE || path.startsWith('/api/') || path.startsWith('/assets/')) return undefined;
  const { shown, code } = splitCode(search);
  return code === null ? await addressOf(path, shown) : undefined;
}
