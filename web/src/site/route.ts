import type { Page } from './lazy-page';

export interface Route {
  /** '/biens/:ville': one named segment per colon; '/bien/:id(\\d+)': of that form only; '/admin/:rest*': all that follows. */
  readonly path: string;
  readonly page: Page;
  /** Staff pages are rendered in the browser only. */
  readonly audience: 'public' | 'staff';
  readonly status?: number;
}
