import { lazyPage, type Page } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

const text = (path: string, page: Page): Route => ({ path, audience: 'public', page });

/** M04, M11 to M16: what the agency does, for whom, and where to begin. */
export const textRoutes: readonly Route[] = [
  text(
    paths.premises,
    lazyPage(() => import('./pages/locaux-commerciaux')),
  ),
  text(
    paths.walls,
    lazyPage(() => import('./pages/murs-commerciaux')),
  ),
  text(
    paths.selling,
    lazyPage(() => import('./pages/vendre-un-local')),
  ),
  text(
    paths.sellingBusiness,
    lazyPage(() => import('./pages/vente-commerce')),
  ),
  text(
    paths.lettingOut,
    lazyPage(() => import('./pages/mettre-en-location')),
  ),
  text(
    paths.letting,
    lazyPage(() => import('./pages/location-commerce')),
  ),
  text(
    paths.buying,
    lazyPage(() => import('./pages/achat-commerce')),
  ),
  text(
    paths.becomingTenant,
    lazyPage(() => import('./pages/devenez-locataire')),
  ),
  text(
    paths.management,
    lazyPage(() => import('./pages/mettre-en-gestion')),
  ),
  text(
    paths.propertyManagement,
    lazyPage(() => import('./pages/gestion-immobiliere')),
  ),
  text(
    paths.fullAppraisal,
    lazyPage(() => import('./pages/expertise-complete')),
  ),
  text(
    paths.valueOpinion,
    lazyPage(() => import('./pages/avis-de-valeur')),
  ),
  text(
    paths.services,
    lazyPage(() => import('./pages/services')),
  ),
  text(
    paths.about,
    lazyPage(() => import('./pages/a-propos')),
  ),
  text(
    paths.careers,
    lazyPage(() => import('./pages/carrieres')),
  ),
  text(
    paths.faq,
    lazyPage(() => import('./pages/faq')),
  ),
  text(
    paths.legal,
    lazyPage(() => import('./pages/legal-page')),
  ),
  text(
    paths.privacy,
    lazyPage(() => import('./pages/privacy-page')),
  ),
];
