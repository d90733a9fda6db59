import type { Middleware, SWRConfiguration } from 'swr';
import { fetchJson } from './fetch-json';

/** What came with the document is fresh: it is read again on focus or reconnection, not on arrival. */
const trustTheDocument =
  (served: Readonly<Record<string, unknown>>): Middleware =>
  (next) =>
  (key, fetcher, config) =>
    next(key, fetcher, typeof key === 'string' && key in served ? { ...config, revalidateOnMount: false } : config);

export const swrOptions = (served: Readonly<Record<string, unknown>>): SWRConfiguration => ({
  fetcher: (path: string) => fetchJson(path),
  fallback: served,
  use: [trustTheDocument(served)],
});
