import type { Middleware, SWRConfiguration } from 'swr';
import { fetchJson } from './fetch-json';
import { hasMoved } from './moved';

/**
 * What came with the document is fresh while its page is shown: it is read again on focus or reconnection, not on arrival.
 * Met again later in the life of the tab it is asked for like anything else.
 */
const trustTheDocument =
  (served: Readonly<Record<string, unknown>>): Middleware =>
  (next) =>
  (key, fetcher, config) =>
    next(
      key,
      fetcher,
      typeof key === 'string' && key in served && !hasMoved() ? { ...config, revalidateOnMount: false } : config,
    );

export const swrOptions = (served: Readonly<Record<string, unknown>>): SWRConfiguration => ({
  fetcher: (path: string) => fetchJson(path),
  fallback: served,
  use: [trustTheDocument(served)],
});
