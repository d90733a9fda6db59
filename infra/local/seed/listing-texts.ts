import type { Nature } from '@pignon/domain/listings/nature';
import type { Random } from './random';

export const STREETS = [
  'rue de la République',
  'rue Nationale',
  'rue Victor Hugo',
  'avenue Jean Jaurès',
  'rue des Halles',
  'place du Marché',
  'boulevard Gambetta',
  'rue Saint-Martin',
  'rue du Faubourg',
  'cours Lafayette',
  'rue des Tanneurs',
  'quai de la Gare',
  'rue de l’Œuvre',
  'allée des Platanes',
  'rue du Général Leclerc',
  'place de l’Hôtel de Ville',
  'rue des Carmes',
  'avenue de la Libération',
  'rue du Commerce',
  'passage des Arts',
] as const;

export const ACTIVITIES = [
  'Boulangerie',
  'Pharmacie',
  'Restaurant',
  'Opticien',
  'Agence bancaire',
  'Salon de coiffure',
  'Librairie',
  'Supérette',
  'Institut de beauté',
  'Cabinet d’architectes',
] as const;

const NAMES: Readonly<Record<Nature, readonly string[]>> = {
  boutique: ['Boutique d’angle', 'Boutique', 'Boutique traversante', 'Jolie boutique'],
  commercial: ['Local commercial', 'Local commercial en pied d’immeuble', 'Local commercial d’angle'],
  murs: ['Murs de boutique', 'Murs commerciaux', 'Murs de restaurant', 'Murs de pharmacie'],
  bureaux: ['Bureaux', 'Plateau de bureaux', 'Bureaux rénovés', 'Bureaux lumineux'],
  immeuble: ['Immeuble mixte', 'Immeuble de rapport', 'Immeuble commercial'],
  autre: ['Bien professionnel', 'Entrepôt', 'Atelier'],
};

export const titleOf = (nature: Nature, street: string, random: Random): string =>
  `${random.pick(NAMES[nature])} ${street}`;

const PLACE = [
  'Au cœur d’un quartier commerçant très passant',
  'À deux pas de la gare et des transports',
  'Sur une artère recherchée du centre-ville',
  'Dans une rue piétonne animée toute l’année',
  'Face au marché couvert',
  'À l’entrée d’un quartier en plein renouveau',
];
const SPACE = [
  'la surface se compose d’une belle vitrine, d’un espace de vente d’un seul tenant et d’une réserve',
  'les volumes sont clairs, la hauteur sous plafond généreuse et les réseaux ont été refaits',
  'le rez-de-chaussée ouvre sur une cour, l’étage accueille bureaux et sanitaires',
  'l’ensemble est en très bon état, climatisé, accessible aux personnes à mobilité réduite',
  'le plan se découpe facilement et convient à de nombreuses activités',
];
const FRONTS: readonly ((metres: number) => string)[] = [
  (metres) => `, vitrine de ${metres} mètres linéaires`,
  (metres) => `, linéaire de façade de ${metres} mètres, bonne visibilité`,
  () => ', deux entrées et un accès pour les livraisons',
  () => ' sur un seul niveau, cave en sus',
  () => ', plan rectangulaire sans perte',
];
const RENT = [
  'Le locataire en place exploite son commerce depuis plus de dix ans et règle ses loyers à échéance.',
  'Le bail commercial est récent, l’indexation annuelle suit l’ILC.',
  'Le loyer est en dessous des valeurs du marché, avec un potentiel de révision au prochain renouvellement.',
];
const FREE = [
  'Le bien est libre de toute occupation et disponible immédiatement.',
  'Toutes activités possibles hors nuisances ; extraction à étudier.',
  'Bail neuf à signer, sans droit d’entrée.',
];
const END = [
  'Copropriété bien tenue, charges faibles, façade ravalée.',
  'Visite sur rendez-vous avec le conseiller en charge du dossier.',
  'Dossier complet (bail, quittances, diagnostics) remis sur demande.',
  'Emplacement rare, à saisir rapidement.',
];

export function descriptionOf(occupied: boolean, surface: number, random: Random): string {
  const lines = [
    `${random.pick(PLACE)}, ${random.pick(SPACE)}.`,
    `Surface exploitable d’environ ${surface} m²${random.pick(FRONTS)(random.whole(3, 14))}.`,
    random.pick(occupied ? RENT : FREE),
    ...(random.chance(0.5) ? ['Proximité immédiate d’enseignes nationales, de stationnements et d’écoles.'] : []),
    random.pick(END),
  ];
  return lines.join('\n\n');
}
