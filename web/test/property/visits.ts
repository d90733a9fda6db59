import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestSite } from '../browser';

/** What the journeys of one page share: the site, its properties by name, and how a page is opened. */
export interface Visits {
  readonly site: () => TestSite;
  readonly ids: Readonly<Record<string, number>>;
  open(path: string, options?: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>): Promise<Page>;
}
