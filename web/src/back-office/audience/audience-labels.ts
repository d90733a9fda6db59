import { PAGE_LABELS } from '@pignon/domain/pages/page-labels';
import { SITE_PAGES, type SitePage } from '@pignon/domain/pages/site-pages';
import type { FormStep } from '@pignon/domain/visits/visit-events';
import type { PAGE_TEMPLATES, VisitedPage } from '@pignon/domain/visits/visited-page';
import type { Vital } from '@pignon/domain/visits/vitals';

const LABELS = new Map<string, string>([
  ...Object.entries(SITE_PAGES).map(([page, path]) => [path, PAGE_LABELS[page as SitePage]] as const),
  ...Object.entries({
    '/biens/:ville': 'Biens d’une ville',
    '/bien/:id': 'Fiche d’un bien',
    '/blog/:slug': 'Article du blog',
    '/rdv/:conseiller': 'Rendez-vous avec un conseiller',
  } satisfies Record<(typeof PAGE_TEMPLATES)[number], string>),
]);

export const pageLabel = (page: VisitedPage): string => LABELS.get(page) ?? page;

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
