import type { ServedData } from '../site/document-data';
import { matchRoute, type RouteMatch } from './match-route';
import { notFoundRoute } from '../site/not-found-route';
import { refusalMatch } from './refusal-route';

const NOWHERE: RouteMatch = { route: notFoundRoute, params: {} };

/** What is shown under a path; `refusal` where the document came without its page. */
export const matchPage = (path: string, refusal?: ServedData['refusal']): RouteMatch =>
  refusal ? refusalMatch(refusal) : (matchRoute(path) ?? NOWHERE);
