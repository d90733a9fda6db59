import { SITE_PAGES } from '../pages/site-pages';

/** Of which there are many: templates, never what a visitor typed or which link they hold. */
export const PAGE_TEMPLATES = ['/biens/:ville', '/bien/:id', '/blog/:slug', '/rdv/:conseiller'] as const;

/** The pages that are told apart. */
export const VISITED_PAGES = [...Object.values(SITE_PAGES), ...PAGE_TEMPLATES] as const;

/** Said by its parts: of a list that is put together OpenAPI would tell another kind. */
export type VisitedPage = (typeof SITE_PAGES)[keyof typeof SITE_PAGES] | (typeof PAGE_TEMPLATES)[number];

export interface Visited {
  readonly page: VisitedPage;
  /** Of a property's page. */
  readonly propertyId?: number;
}

const KNOWN: ReadonlySet<string> = new Set(VISITED_PAGES);
const PROPERTY = /^\/(?:bien(?:\/[^/]+)?|nos-biens|biens)\/(\d{1,9})(?:\/[^/]+)?$/;

/** Undefined for what is not counted: the back-office, and what is no page. */
export function visitedPage(path: string): Visited | undefined {
  if (path === '/biens') return { page: '/nos-biens' };
  const property = PROPERTY.exec(path);
  if (property) return { page: '/bien/:id', propertyId: Number(property[1]) };
  if (/^\/biens\/[^/]+$/.test(path)) return { page: '/biens/:ville' };
  if (/^\/blog\/[^/]+$/.test(path)) return { page: '/blog/:slug' };
  if (/^\/rdv(?:\/[^/]+)?$/.test(path)) return { page: '/rdv/:conseiller' };
  return KNOWN.has(path) && !path.includes(':') ? { page: path as VisitedPage } : undefined;
}
