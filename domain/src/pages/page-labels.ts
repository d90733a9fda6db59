import type { SitePage } from './site-pages';

/** What staff call each page: a file of its own, or every visitor would load it with the addresses. */
export const PAGE_LABELS: Readonly<Record<SitePage, string>> = {
  home: 'Accueil',
  listings: 'Liste des biens',
  premises: 'Locaux commerciaux',
  walls: 'Murs commerciaux',
  offMarket: 'Off-market',
  blog: 'Blog',
  about: 'À propos',
  services: 'Tous nos services',
  contact: 'Contact',
  careers: 'Carrières',
  faq: 'Questions fréquentes',
  estimation: 'Estimation gratuite',
  fullAppraisal: 'Expertise complète',
  valueOpinion: 'Avis de valeur',
  propertyManagement: 'Gestion immobilière',
  management: 'Mettre en gestion',
  sellingBusiness: 'Vente d’un commerce',
  selling: 'Vendre un local',
  letting: 'Location d’un commerce',
  lettingOut: 'Mettre en location',
  buying: 'Acheter un commerce',
  becomingTenant: 'Devenez locataire',
  privacy: 'Politique de confidentialité',
  legal: 'Mentions légales',
};
