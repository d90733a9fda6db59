/** Every URL of the site, written once. */
export const paths = {
  home: '/',
  listings: '/nos-biens',
  filteredListings: '/biens',
  property: '/bien',
  offMarket: '/off-market',
  blog: '/blog',
  about: '/a-propos',
  contact: '/contact',
  estimation: '/estimation-gratuite',
  services: '/services',
  careers: '/carrieres',
  buying: '/achat-commerce',
  premises: '/locaux-commerciaux',
  walls: '/murs-commerciaux',
  selling: '/vendre-un-local',
  lettingOut: '/mettre-en-location',
  becomingTenant: '/devenez-locataire',
  management: '/mettre-en-gestion',
  sellingBusiness: '/vente-commerce',
  letting: '/location-commerce',
  propertyManagement: '/gestion-immobiliere',
  fullAppraisal: '/expertise-complete',
  valueOpinion: '/avis-de-valeur',
  faq: '/faq',
  privacy: '/politique-de-confidentialite',
  legal: '/mentions-legales',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminProspects: '/admin/prospects',
  adminSettings: '/admin/settings',
  adminProperties: '/admin/properties',
  adminAudience: '/admin/audience',
} as const;

export const STAFF_ROOT = paths.admin;

export const isStaffPath = (path: string): boolean => path === STAFF_ROOT || path.startsWith(`${STAFF_ROOT}/`);
