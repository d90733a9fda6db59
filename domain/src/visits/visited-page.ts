/** The pages that are told apart: templates, never what a visitor typed or which link he holds. */
export const VISITED_PAGES = [
  '/',
  '/nos-biens',
  '/biens/:ville',
  '/bien/:id',
  '/off-market',
  '/blog',
  '/blog/:slug',
  '/contact',
  '/estimation-gratuite',
  '/a-propos',
  '/services',
  '/carrieres',
  '/faq',
  '/locaux-commerciaux',
  '/murs-commerciaux',
  '/vendre-un-local',
  '/vente-commerce',
  '/mettre-en-location',
  '/location-commerce',
  '/achat-commerce',
  '/devenez-locataire',
  '/mettre-en-gestion',
  '/gestion-immobiliere',
  '/expertise-complete',
  '/avis-de-valeur',
  '/politique-de-confidentialite',
  '/mentions-legales',
] as const;

export type VisitedPage = (typeof VISITED_PAGES)[number];

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
  return KNOWN.has(path) && !path.includes(':') ? { page: path as VisitedPage } : undefined;
}
