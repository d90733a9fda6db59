import { lazyPage } from '../app/lazy-page';
import type { Page } from '../app/lazy-page';
import { paths } from '../app/paths';
import type { Route } from '../app/route';
import { PREMISES_CARDS, WALLS_CARDS } from './matching-paths';

const text = (path: string, title: string, description: string, page: Page, load: readonly string[] = []): Route => ({
  path,
  audience: 'public',
  load: () => load,
  head: () => ({ title: `${title} | Pignon`, description, canonical: path }),
  page,
});

/** M04, M11 to M16: what the agency does, for whom, and where to begin. */
export const textRoutes: readonly Route[] = [
  text(
    paths.premises,
    'Locaux commerciaux',
    'Boutiques, bureaux et locaux d’activité à vendre ou à louer partout en France : prix ou loyer, surface, bail et honoraires sur chaque annonce.',
    lazyPage('src/texts/pages/locaux-commerciaux.tsx', () => import('./pages/locaux-commerciaux')),
    [PREMISES_CARDS],
  ),
  text(
    paths.walls,
    'Murs commerciaux',
    'Murs commerciaux occupés ou libres à vendre : loyer, bail, rendement et honoraires sur chaque annonce, et des biens off-market sur inscription.',
    lazyPage('src/texts/pages/murs-commerciaux.tsx', () => import('./pages/murs-commerciaux')),
    [WALLS_CARDS],
  ),
  text(
    paths.selling,
    'Vendre un local commercial',
    'Vendre une boutique, des bureaux ou des murs : estimation gratuite sous 48h, dossier complet, diffusion ou vente off-market en toute discrétion.',
    lazyPage('src/texts/pages/vendre-un-local.tsx', () => import('./pages/vendre-un-local')),
  ),
  text(
    paths.sellingBusiness,
    'Vente de commerce',
    'Vente de commerce : murs, droit au bail ou pas-de-porte, de l’estimation gratuite à la signature, avec un conseiller dédié.',
    lazyPage('src/texts/pages/vente-commerce.tsx', () => import('./pages/vente-commerce')),
  ),
  text(
    paths.lettingOut,
    'Mettre en location un local',
    'Mettre en location une boutique, des bureaux ou un local : loyer estimé, locataire choisi, bail commercial négocié et remise des clés.',
    lazyPage('src/texts/pages/mettre-en-location.tsx', () => import('./pages/mettre-en-location')),
  ),
  text(
    paths.letting,
    'Location de commerce',
    'Location de commerce : boutiques, bureaux et locaux à louer, et l’accompagnement des propriétaires jusqu’à la signature du bail.',
    lazyPage('src/texts/pages/location-commerce.tsx', () => import('./pages/location-commerce')),
  ),
  text(
    paths.buying,
    'Achat de commerce',
    'Achat de commerce : murs occupés avec loyer et rendement, locaux libres, simulateur de financement et conseiller dédié jusqu’à la signature.',
    lazyPage('src/texts/pages/achat-commerce.tsx', () => import('./pages/achat-commerce')),
  ),
  text(
    paths.becomingTenant,
    'Devenez locataire',
    'Devenez locataire d’une boutique, de bureaux ou d’un local : annonces avec loyer, charges et bail, et un conseiller pour négocier.',
    lazyPage('src/texts/pages/devenez-locataire.tsx', () => import('./pages/devenez-locataire')),
  ),
  text(
    paths.management,
    'Mettre en gestion',
    'Mettre en gestion un local commercial : loyers, charges, indexation ILC ou ILAT, échéances du bail et relation avec le locataire.',
    lazyPage('src/texts/pages/mettre-en-gestion.tsx', () => import('./pages/mettre-en-gestion')),
  ),
  text(
    paths.propertyManagement,
    'Gestion immobilière',
    'Gestion immobilière de commerces, bureaux et immeubles : bail commercial, charges, indexation et un interlocuteur unique.',
    lazyPage('src/texts/pages/gestion-immobiliere.tsx', () => import('./pages/gestion-immobiliere')),
  ),
  text(
    paths.fullAppraisal,
    'Expertise complète',
    'Expertise complète d’un local commercial ou de murs : étude motivée de la valeur pour vendre, partager ou renouveler un bail.',
    lazyPage('src/texts/pages/expertise-complete.tsx', () => import('./pages/expertise-complete')),
  ),
  text(
    paths.valueOpinion,
    'Avis de valeur',
    'Avis de valeur d’un local commercial : un document court qui situe la valeur de votre bien, après étude du bail et du marché.',
    lazyPage('src/texts/pages/avis-de-valeur.tsx', () => import('./pages/avis-de-valeur')),
  ),
  text(
    paths.services,
    'Nos services',
    'Estimation gratuite, vente, location, gestion et recherche de locaux et murs commerciaux : tous les services de l’agence Pignon.',
    lazyPage('src/texts/pages/services.tsx', () => import('./pages/services')),
  ),
  text(
    paths.about,
    'À propos de nous',
    'Pignon, spécialiste des locaux et murs commerciaux à Paris depuis 2014 : 11 ans d’expérience, 500+ transactions, une couverture nationale.',
    lazyPage('src/texts/pages/a-propos.tsx', () => import('./pages/a-propos')),
  ),
  text(
    paths.careers,
    'Carrières',
    'Carrières chez Pignon : conseillers en immobilier commercial, gestionnaires locatifs, assistance. Envoyez-nous une candidature spontanée.',
    lazyPage('src/texts/pages/carrieres.tsx', () => import('./pages/carrieres')),
  ),
  text(
    paths.faq,
    'Questions fréquentes',
    'Estimation, murs occupés, rendement, honoraires, bail commercial, off-market : les réponses aux questions les plus fréquentes.',
    lazyPage('src/texts/pages/faq.tsx', () => import('./pages/faq')),
  ),
  text(
    paths.legal,
    'Mentions légales',
    'Éditeur, carte professionnelle, garantie financière, médiateur et hébergeur du site de l’agence.',
    lazyPage('src/texts/legal-page.tsx', () => import('./legal-page')),
  ),
  text(
    paths.privacy,
    'Politique de confidentialité',
    'Quelles données nous recevons, à quoi elles servent, combien de temps nous les gardons et comment exercer vos droits.',
    lazyPage('src/texts/privacy-page.tsx', () => import('./privacy-page')),
  ),
];
