/** What a page needs to be found and shown; the server writes `head` into the document, the client keeps it up to date. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; absent for pages that search engines must not index. */
  readonly canonical?: string;
  readonly jsonLd?: object;
  /** Path of the picture that others show of this page, of the size that social networks want; else the agency's. Null: none. */
  readonly image?: string | null;
  /** Path of the RSS feed that follows this page. */
  readonly feed?: string;
  /** The picture that the visitor sees first, asked for before the page's body is read. */
  readonly preload?: PreloadedImage;
}

export interface PreloadedImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

export type RouteParams = Readonly<Record<string, string>>;
export type RouteData = Readonly<Record<string, unknown>>;

/** API path → the status of its refusal. */
export type Failures = Readonly<Record<string, number>>;

export interface RoutePart {
  readonly source: string;
  preload(): Promise<unknown>;
}

/** What is read for a page and said of it. It comes with the page's code: other pages load none of it. */
export interface PageRules {
  /** Parts in chunks of their own that this address shows at once: preloaded with the page. */
  readonly parts?: (params: RouteParams, search: string) => readonly RoutePart[];
  /** API paths that the page reads through swr: the server reads them first and hands them over as swr's fallback. */
  readonly load?: (params: RouteParams, search: string) => readonly string[];
  /**
   * What the page reads of its query, in one order and spelling: '' or '?a=b'. All else in it makes no other page, and is
   * shown to nobody. Absent: the page reads none.
   */
  readonly query?: (search: string) => string;
  /** What the server reads for the head alone: it does not travel with the document. */
  readonly loadForHead?: (params: RouteParams, search: string) => readonly string[];
  /**
   * The page says itself what it means when a read of `load` fails, and its document takes that status. Without this a
   * 404 is the 404 page, and anything else api's to report.
   */
  readonly showsFailures?: boolean;
  /** The one address of what was found: whoever asks for it by another one is sent there for good. */
  readonly canonicalPath?: (data: RouteData, params: RouteParams, search: string) => string | undefined;
  /** Where this address leads for the moment, once what it names is read: a page past the end of a list. */
  readonly elsewhere?: (data: RouteData, params: RouteParams, search: string, path: string) => string | undefined;
  /** Of an address whose route cannot say it alone. */
  readonly status?: (params: RouteParams) => number;
  /** Knows what `load` named, the settings, and on the server what `loadForHead` named. */
  readonly head: (data: RouteData, params: RouteParams, search: string, failures: Failures) => PageHead;
}

export const queryOf = ({ query }: PageRules, search: string): string => query?.(search) ?? '';
