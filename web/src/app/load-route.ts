import { APP_SETTINGS } from '../settings/use-app-settings';
import type { RouteMatch } from './match-route';
import { notFoundRoute } from './not-found-route';
import type { Route, RouteData, RouteParams } from './route';

interface LoadedRoute {
  readonly route: Route;
  readonly params: RouteParams;
  /** swr's fallback, written into the document. */
  readonly fallback: RouteData;
  readonly forHead: RouteData;
}

/** Reads what the route names, all at once. A 404 of the API is the 404 page; anything else is api's to report. */
export async function loadRoute(
  match: RouteMatch | undefined,
  search: string,
  read: (path: string) => Promise<unknown>,
): Promise<LoadedRoute> {
  const { route, params } = match ?? { route: notFoundRoute, params: {} };
  const readAll = async (keys: readonly string[]) =>
    Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await read(key)] as const)));

  const settings = readAll([APP_SETTINGS]);
  try {
    const [own, forHead, shared] = await Promise.all([
      readAll(route.load?.(params, search) ?? []),
      readAll(route.loadForHead?.(params, search) ?? []),
      settings,
    ]);
    return { route, params, fallback: { ...shared, ...own }, forHead };
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
    return { route: notFoundRoute, params: {}, fallback: await settings, forHead: {} };
  }
}
