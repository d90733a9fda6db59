import { frenchNumber } from '@pignon/domain/shared/text/french';
import type { Nature } from '@pignon/domain/listings/nature';
import type { Random } from '@pignon/domain/shared/seeded';

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

const SHOPS = [
  'Boulangerie',
  'Pharmacie',
  'Restaurant',
  'Opticien',
  'Agence bancaire',
  'Salon de coiffure',
  'Librairie',
  'Supérette',
  'Institut de beauté',
  'Pressing',
];
const FIRMS = [
  'Cabinet d’architectes',
  'Cabinet d’expertise comptable',
  'Éditeur de logiciels',
  'Agence de communication',
  'Bureau d’études',
  'Agence d’assurances',
];

/** A title that names a trade is let to that trade, and offices are let to who works in offices. */
export function tenantOf(nature: Nature, title: string, random: Random): string {
  const drawn = random.pick(nature === 'bureaux' ? FIRMS : SHOPS);
  const named = /^Murs de (?!boutique)(\p{L}+)/u.exec(title)?.[1];
  return named ? named.charAt(0).toUpperCase() + named.slice(1) : drawn;
}

const NAMES: Readonly<Record<Nature, readonly string[]>> = {
  boutique: ['Boutique d’angle', 'Boutique', 'Boutique traversante', 'Jolie boutique'],
  commercial: ['Local commercial', 'Local commercial en pied d’immeuble', 'Local commercial d’angle'],
  murs: ['Murs de boutique', 'Murs commerciaux', 'Murs de restaurant', 'Murs de pharmacie'],
  bureaux: ['Bureaux', 'Plateau de bureaux', 'Bureaux rénovés', 'Bureaux lumineux'],
  immeuble: ['Immeuble mixte', 'Immeuble de rapport', 'Immeuble commercial'],
  autre: ['Bien professionnel', 'Entrepôt', 'Atelier'],
};

const QUARTERS = [
  'en cœur de ville',
  'proche gare',
  'quartier des halles',
  'secteur piéton',
  'centre historique',
  'axe commerçant',
] as const;

/** Where an address was given, the title says that street. */
export const streetOf = (address: string | null | undefined): string | undefined =>
  address?.replace(/^[\d\s]+/, '').replace(/,.*$/, '');

/** 'rue de l’Œuvre' of 'Local commercial rue de l’Œuvre & Cie'. */
export const streetIn = (title: string | undefined): string | undefined =>
  /\b(?:rue|avenue|place|quai|cours|boulevard|allée|passage)\s[^,–&]*[^,–&\s]/iu.exec(title ?? '')?.[0];

/** A hidden address is not told by the title either. */
export const titleOf = (nature: Nature, street: string | null, random: Random): string =>
  `${random.pick(NAMES[nature])} ${street ?? random.pick(QUARTERS)}`;

const PLACE = [
  'Au cœur d’un quartier commerçant très passant, entre enseignes nationales et commerces de bouche',
  'À deux pas de la gare, du tramway et d’un parc de stationnement de quatre cents places',
  'Sur l’une des artères recherchées du centre-ville, où les locaux se libèrent rarement',
  'Dans une rue piétonne animée toute l’année, fréquentée des habitants comme des visiteurs',
  'Face au marché couvert, dont l’affluence profite à tous les commerces alentour',
  'À l’entrée d’un quartier en plein renouveau, porté par une livraison récente de logements et de bureaux',
  'Sur une place arborée bordée de terrasses, desservie par plusieurs lignes de bus',
];
const SHOP = [
  'le local se compose d’un espace de vente d’un seul tenant, d’une réserve attenante et d’un sanitaire',
  'la surface de vente, claire et sans poteau, se prolonge par un bureau et un point d’eau',
  'le rez-de-chaussée ouvre sur la rue par une large vitrine, le sous-sol sert de réserve',
  'le plan se découpe facilement et convient à de nombreuses activités',
  'la hauteur sous plafond est généreuse, les réseaux et le tableau électrique ont été refaits',
];
const OFFICE = [
  'le plateau réunit six bureaux cloisonnés, une salle de réunion et un espace de détente',
  'l’espace ouvert, lumineux sur deux orientations, se cloisonne selon les besoins',
  'les bureaux sont climatisés, câblés et accessibles par ascenseur',
  'l’accueil dessert trois bureaux fermés, un grand plateau et des archives en sous-sol',
];
const BUILDING = [
  'l’immeuble comprend un commerce en pied d’immeuble, trois étages d’habitation et une cour',
  'l’ensemble, en pleine propriété, réunit deux locaux commerciaux et quatre appartements',
  'la toiture et la façade ont été reprises, les compteurs sont individuels à chaque niveau',
];
const SPACES: Readonly<Record<Nature, readonly string[]>> = {
  boutique: SHOP,
  commercial: SHOP,
  murs: SHOP,
  bureaux: OFFICE,
  immeuble: BUILDING,
  autre: SHOP,
};
const MEASURES: readonly ((metres: number) => string)[] = [
  (metres) => `linéaire de façade de ${metres} mètres, visible de loin`,
  (metres) => `façade de ${metres} mètres, deux entrées et un accès pour les livraisons`,
  () => 'sur un seul niveau, cave en sus',
  () => 'plan rectangulaire, sans perte',
  () => 'accessible aux personnes à mobilité réduite',
];
const OCCUPIED = [
  'Le locataire en place règle ses loyers à échéance depuis son entrée. Le bail commercial 3/6/9 met l’entretien courant à sa charge.',
  'L’indexation annuelle suit l’indice prévu au bail : les loyers sont encaissés dès la signature.',
  'Le loyer se situe en dessous des valeurs du marché, ce qui laisse un potentiel de révision au prochain renouvellement.',
  'Le preneur est une entreprise implantée dans toute la région, présente sur les lieux depuis la signature du bail.',
];
const VACANT = [
  'Le bien est vendu libre de toute occupation : il peut être exploité aussitôt ou proposé à la location.',
  'Libre à la vente, il conviendra à un utilisateur comme à un investisseur qui souhaite choisir son locataire.',
  'Disponible sans délai, il a été entièrement vidé et peut être aménagé dès l’acte de vente.',
];
const TO_LET = [
  'Bail commercial neuf de neuf ans, disponible immédiatement ; dépôt de garantie de trois mois de loyer hors taxes.',
  'Disponible immédiatement sous la forme d’un bail neuf 3/6/9 ; toutes activités étudiées, hors nuisances.',
  'La remise des clés peut intervenir sous trente jours ; une franchise de loyer est envisageable en cas de travaux.',
];
const ASIDES = [
  'Proximité immédiate d’écoles, d’une pharmacie et d’un pôle de transports.',
  'Le flux de piétons est régulier, en semaine comme le samedi.',
  'L’extraction est à étudier avec la copropriété ; terrasse possible sur autorisation de la mairie.',
  'Fibre optique raccordée, chauffage réversible, rideau métallique électrique.',
];
const OFFICE_ASIDES = [
  'Proximité immédiate d’un pôle de transports et de nombreux restaurants.',
  'Deux emplacements de stationnement et un local à vélos complètent l’ensemble.',
  'Contrôle d’accès, ascenseur et parties communes entretenues.',
  'Fibre optique raccordée, chauffage et climatisation réversibles.',
];
const END = [
  'Copropriété bien tenue, charges maîtrisées, façade ravalée récemment.',
  'Visite sur rendez-vous avec le conseiller en charge du dossier.',
  'Dossier complet (bail, quittances, diagnostics) remis sur simple demande.',
  'Emplacement rare sur ce secteur : les visites sont organisées par ordre de demande.',
];

export interface Described {
  readonly nature: Nature;
  readonly rental: boolean;
  readonly occupied: boolean;
  readonly surface: number;
}

/** Three paragraphs: where and what, on what terms, what else; 400 to 900 characters. */
export function descriptionOf({ nature, rental, occupied, surface }: Described, random: Random): string {
  const measure = random.pick(MEASURES)(random.whole(3, 14));
  const terms = random.pick(rental ? TO_LET : occupied ? OCCUPIED : VACANT);
  return [
    `${random.pick(PLACE)}, ${random.pick(SPACES[nature])}. La surface exploitable est d’environ ${frenchNumber(surface)}\u00a0m²\u00a0: ${measure}.`,
    `${terms} ${random.pick(nature === 'bureaux' ? OFFICE_ASIDES : ASIDES)}`,
    random.pick(END),
  ].join('\n\n');
}
