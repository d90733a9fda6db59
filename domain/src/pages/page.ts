/** What api asks of the web room's built bundle for one address. */
export interface PageRequest {
  readonly path: string;
  /** '' or '?a=b' */
  readonly search: string;
  /** Reads one of our own API paths as an anonymous visitor; rejects with an object that has a `status`. */
  read(apiPath: string): Promise<unknown>;
}

export interface RenderedPage {
  readonly status: number;
  /** Of a 301 or 302. */
  readonly location?: string;
  /** The whole HTML document. */
  readonly document: string;
  /** The same for every anonymous visitor until something that it shows changes. */
  readonly cacheable: boolean;
}

export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** What a person is told instead of the page, or of the answer, that they asked for. */
export interface Refusal {
  readonly status: number;
  /** The sentence that programs get. */
  readonly message: string;
  readonly requestId: string;
}

export interface Pages {
  readonly render: Render;
  /** One text for all addresses that show the same: the path, and what its page reads of the query in one order. */
  addressOf(path: string, search: string): Promise<string>;
  /** The whole HTML document, made without reading anything; `settings` as '/api/app-settings' answers them. */
  renderRefusal(refusal: Refusal, path: string, settings: unknown): Promise<string>;
}
