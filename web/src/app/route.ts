import type { Page } from './lazy-page';

/** What a page needs to be found and shown; the server writes `head` into the document, the client keeps it up to date. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; absent for pages that search engines must not index. */
  readonly canonical?: string;
  readonly jsonLd?: object;
}

export type RouteParams = Readonly<Record<string, string>>;
export type RouteData = Readonly<Record<string, unknown>>;

export interface Route {
  /** '/biens/:ville': one named segment per colon; '/admin/:rest*': all that follows. */
  readonly path: string;
  readonly page: Page;
  /** API paths that the page reads through swr: the server reads them first and hands them over as swr's fallback. */
  readonly load?: (params: RouteParams) => readonly string[];
  /** Knows what `load` named, and the settings. */
  readonly head: (data: RouteData) => PageHead;
  /** Staff pages are rendered in the browser only. */
  readonly audience: 'public' | 'staff';
  readonly status?: number;
}
