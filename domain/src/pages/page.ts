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
