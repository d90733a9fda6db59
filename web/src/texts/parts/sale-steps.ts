import type { Point } from './content';

/** How a sale goes, said on the owner's page and on the trade's. */
export const SALE_STEPS: readonly Point[] = [
  {
    title: 'Estimation gratuite',
    text: 'Vous décrivez votre bien en quelques minutes ; un expert l’analyse et vous envoie une estimation détaillée sous 48h.',
  },
  {
    title: 'Préparation du dossier',
    text: 'Bail, loyers, charges, taxe foncière, diagnostics : nous rassemblons avec vous ce qu’un acquéreur demandera.',
  },
  {
    title: 'Diffusion ou discrétion',
    text: 'Votre bien paraît sur notre site, ou reste off-market et n’est présenté qu’aux acquéreurs que notre équipe a validés.',
  },
  {
    title: 'Visites et négociation',
    text: 'Nous organisons les visites et négocions le prix et les conditions jusqu’à la signature.',
  },
];
