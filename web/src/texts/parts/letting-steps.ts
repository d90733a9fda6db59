import type { Point } from './content';

/** How a letting goes, said on the owner's page and on the trade's. */
export const LETTING_STEPS: readonly Point[] = [
  {
    title: 'Estimation du loyer',
    text: 'Nous situons votre local dans sa rue et son quartier, puis fixons avec vous un loyer annuel hors taxes et hors charges.',
  },
  {
    title: 'Recherche du locataire',
    text: 'Activité, solidité, projet : nous vous présentons des enseignes et des indépendants dont le dossier tient.',
  },
  {
    title: 'Bail commercial',
    text: 'Durée, indice, dépôt de garantie, répartition des charges et de la taxe foncière sont négociés avant la rédaction.',
  },
  {
    title: 'Remise des clés',
    text: 'État des lieux contradictoire et entrée en jouissance, avec ou sans gestion par nos soins.',
  },
];
