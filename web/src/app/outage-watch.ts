import type { SWRConfiguration } from 'swr';
import { ApiError } from '../lib/network/fetch-json';
import { hasMoved } from '../lib/network/moved';
import type { Page } from '../site/lazy-page';
import { matchRoute } from './match-route';

let shown: Page | undefined;

/** The page that the document brought, or whose reading has come. */
export const nowShown = (page: Page): void => void (shown = page);

/**
 * A page reached by a link that is told 503 asks for its document: the server may still hold it, else it says what it
 * says to everybody. One that stands there already keeps what it shows, and tells its own failure.
 */
export const outageWatch: Pick<SWRConfiguration, 'onSuccess' | 'onError'> = {
  onSuccess: (_, key) => {
    const page = readerOf(key);
    if (page) nowShown(page);
  },
  onError: (error: unknown, key) => {
    const page = readerOf(key);
    const isAway = error instanceof ApiError && error.status === 503;
    if (isAway && page && page !== shown && hasMoved()) window.location.reload();
  },
};

/** The page at this address, if this is what it is made of, and it has no words of its own for a failure. */
function readerOf(key: string): Page | undefined {
  const { route, params } = matchRoute(window.location.pathname) ?? {};
  const rules = route?.page.loaded()?.rules;
  if (!route || !params || !rules || rules.showsFailures) return undefined;
  return rules.load?.(params, window.location.search).includes(key) ? route.page : undefined;
}
