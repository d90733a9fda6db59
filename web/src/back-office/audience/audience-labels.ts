import type { FormStep } from '@pignon/domain/visits/visit-events';
import type { VisitedPage } from '@pignon/domain/visits/visited-page';
import type { Vital } from '@pignon/domain/visits/vitals';

const NAMES: Partial<Record<VisitedPage, string>> = {
  '/': 'Accueil',
  '/nos-biens': 'Liste des biens',
  '/biens/:ville': 'Biens d’une ville',
  '/bien/:id': 'Fiche d’un bien',
  '/blog': 'Blog',
  '/blog/:slug': 'Article du blog',
  '/off-market': 'Off-market',
  '/contact': 'Contact',
  '/estimation-gratuite': 'Estimation gratuite',
};

export const pageLabel = (page: VisitedPage): string => NAMES[page] ?? page;

export const STEP_LABELS: Readonly<Record<FormStep, string>> = {
  'estimation-bien': 'Étape 2 : le bien',
  'estimation-envoyee': 'Demande envoyée',
  'contact-envoye': 'Message envoyé',
};

export const VITAL_LABELS: Readonly<Record<Vital, string>> = {
  LCP: 'Affichage (LCP)',
  INP: 'Réactivité (INP)',
  CLS: 'Stabilité (CLS)',
  FCP: 'Premier contenu (FCP)',
  TTFB: 'Serveur (TTFB)',
};

export const RATINGS = { good: 'Bon', middling: 'À améliorer', poor: 'Mauvais' } as const;
