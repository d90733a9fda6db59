import { lazyPage, type Page } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

const text = (path: string, page: Page): Route => ({ path, audience: 'public', page });

/** M04, M11 to M16: what the agency does, for whom, and where to begin. */
export const textRoutes: readonly Route[] = [
  text(
    paths.premises,
    lazyPage('src/texts/pages/locaux-commerciaux.tsx', () => import('./pages/locaux-commerciaux')),
  ),
  text(
    paths.walls,
    lazyPage('src/texts/pages/murs-commerciaux.tsx', () => import('./pages/murs-commerciaux')),
  ),
  text(
    paths.selling,
    lazyPage('src/texts/pages/vendre-un-local.tsx', () => import('./pages/vendre-un-local')),
  ),
  text(
    paths.sellingBusiness,
    lazyPage('src/texts/pages/vente-commerce.tsx', () => import('./pages/vente-commerce')),
  ),
  text(
    paths.lettingOut,
    lazyPage('src/texts/pages/mettre-en-location.tsx', () => import('./pages/mettre-en-location')),
  ),
  text(
    paths.letting,
    lazyPage('src/texts/pages/location-commerce.tsx', () => import('./pages/location-commerce')),
  ),
  text(
    paths.buying,
    lazyPage('src/texts/pages/achat-commerce.tsx', () => import('./pages/achat-commerce')),
  ),
  text(
    paths.becomingTenant,
    lazyPage('src/texts/pages/devenez-locataire.tsx', () => import('./pages/devenez-locataire')),
  ),
  text(
    paths.management,
    lazyPage('src/texts/pages/mettre-en-gestion.tsx', () => import('./pages/mettre-en-gestion')),
  ),
  text(
    paths.propertyManagement,
    lazyPage('src/texts/pages/gestion-immobiliere.tsx', () => import('./pages/gestion-immobiliere')),
  ),
  text(
    paths.fullAppraisal,
    lazyPage('src/texts/pages/expertise-complete.tsx', () => import('./pages/expertise-complete')),
  ),
  text(
    paths.valueOpinion,
    lazyPage('src/texts/pages/avis-de-valeur.tsx', () => import('./pages/avis-de-valeur')),
  ),
  text(
    paths.services,
    lazyPage('src/texts/pages/services.tsx', () => import('./pages/services')),
  ),
  text(
    paths.about,
    lazyPage('src/texts/pages/a-propos.tsx', () => import('./pages/a-propos')),
  ),
  text(
    paths.careers,
    lazyPage('src/texts/pages/carrieres.tsx', () => import('./pages/carrieres')),
  ),
  text(
    paths.faq,
    lazyPage('src/texts/pages/faq.tsx', () => import('./pages/faq')),
  ),
  text(
    paths.legal,
    lazyPage('src/texts/pages/legal-page.tsx', () => import('./pages/legal-page')),
  ),
  text(
    paths.privacy,
    lazyPage('src/texts/pages/privacy-page.tsx', () => import('./pages/privacy-page')),
  ),
];
