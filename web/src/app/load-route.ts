import { APP_SETTINGS } from '../site/agency/use-app-settings';
import type { RouteMatch } from './match-route';
import { notFoundRoute } from '../site/not-found-route';
import type { Failures, PageRules, RouteData, RouteParams } from '../site/page-rules';
import type { Route } from '../site/route';

interface LoadedRoute {
  readonly route: Route;
  readonly rules: PageRules;
  readonly params: RouteParams;
  /** swr's fallback, written into the document. */
  readonly fallback: RouteData;
  readonly forHead: RouteData;
  /** What the route shows itself. */
  readonly failures: Failures;
  /** 410: it was here and was removed. */
  readonly status: number;
}

type Read = (path: string) => Promise<unknown>;

/** Reads what the route names, all at once. */
export async function loadRoute(match: RouteMatch | undefined, search: string, read: Read): Promise<LoadedRoute> {
  const { route, params } = match ?? { route: notFoundRoute, params: {} };
  const { rules } = await route.page.preload();
  const settings = readAll([APP_SETTINGS], read);
  const failures: Record<string, number> = {};
  try {
    const [own, forHead, shared] = await Promise.all([
      readAll(rules.load?.(params, search) ?? [], rules.showsFailures ? noting(failures, read) : read),
      readAll(rules.loadForHead?.(params, search) ?? [], read),
      settings,
    ]);
    const status = rules.status?.(params) ?? route.status ?? 200;
    return { route, rules, params, fallback: { ...shared, ...own }, forHead, failures, status };
  } catch (error) {
    const status = statusOf(error);
    if (status !== 404 && status !== 410) throw error;
    return {
      route: notFoundRoute,
      rules: (await notFoundRoute.page.preload()).rules,
      params: {},
      fallback: await settings,
      forHead: {},
      failures: {},
      status,
    };
  }
}

/** Without what could not be read. */
async function readAll(keys: readonly string[], read: Read): Promise<RouteData> {
  const answers = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

const noting =
  (failures: Record<string, number>, read: Read): Read =>
  (path) =>
    read(path).catch((error: unknown) => {
      failures[path] = statusOf(error);
      return undefined;
    });

const statusOf = (error: unknown): number => (error as { status?: number }).status ?? 500;
