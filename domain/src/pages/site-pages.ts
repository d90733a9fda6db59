/** Every page that exists for everybody, once: a new one is a line here and one among the labels (page-labels.ts). All are in the sitemap and counted. */
export const SITE_PAGES = {
  home: '/',
  listings: '/nos-biens',
  premises: '/locaux-commerciaux',
  walls: '/murs-commerciaux',
  offMarket: '/off-market',
  blog: '/blog',
  about: '/a-propos',
  services: '/services',
  contact: '/contact',
  careers: '/carrieres',
  faq: '/faq',
  estimation: '/estimation-gratuite',
  fullAppraisal: '/expertise-complete',
  valueOpinion: '/avis-de-valeur',
  propertyManagement: '/gestion-immobiliere',
  management: '/mettre-en-gestion',
  sellingBusiness: '/vente-commerce',
  selling: '/vendre-un-local',
  letting: '/location-commerce',
  lettingOut: '/mettre-en-location',
  buying: '/achat-commerce',
  becomingTenant: '/devenez-locataire',
  privacy: '/politique-de-confidentialite',
  legal: '/mentions-legales',
} as const;

/** Open to whoever has their address, and told to no search engine. */
export const UNLISTED_PAGES = {
  workshop: '/demo-boutons',
  meeting: '/rdv',
  ownAppointment: '/rendez-vous',
  unsubscription: '/desinscription',
} as const;

export type SitePage = keyof typeof SITE_PAGES;
export type SitePath = (typeof SITE_PAGES)[SitePage];

/** Below which the pages of cities, of one property and of one post lie. */
export const PAGE_ROOTS = { city: '/biens', property: '/bien', post: SITE_PAGES.blog } as const;

/** Leads to a property's page by one redirection, for whoever knows but the number. */
export const propertyShortcut = (id: number): string => `${PAGE_ROOTS.property}/${id}`;
