import type { Parser } from 'wouter';
import { backOfficeRoutes } from './back-office-routes';
import { publicRoutes } from './public-routes';
import type { RouteParams } from '../site/page-rules';
import type { Route } from '../site/route';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The one reading of route patterns: wouter, the server and the preloader all use it. */
export const parsePattern: Parser = (pattern) => {
  const keys: string[] = [];
  const source = pattern
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return literal(segment);
      const [, key = '', form = '[^/]+'] = /^:(\w+)(?:\((.+)\)|\*)?$/.exec(segment) ?? [];
      keys.push(key);
      return segment.endsWith('*') ? '(.+)' : `(${form})`;
    })
    .join('/');
  return { pattern: new RegExp(`^${source}$`), keys };
};

const compiled = [...publicRoutes, ...backOfficeRoutes].map((route) => ({ route, ...parsePattern(route.path) }));

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, pattern, keys = [] } of compiled) {
    const found = pattern.exec(path);
    if (found) return { route, params: Object.fromEntries(keys.map((key, i) => [key, found[i + 1] ?? ''])) };
  }
  return undefined;
}
