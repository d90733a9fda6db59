import type { PropertyFields } from '@pignon/domain/listings/property-fields';

type Awkward = Partial<PropertyFields> & { readonly photos?: 'none' | 'broken' };

const building: Awkward = {
  city: 'Paris',
  address: '8 place de la Bastille',
  postcode: '75011',
  latitude: 48.85312,
  longitude: 2.36987,
};
const twins: Awkward = {
  title: 'Murs de boutique rue Mercière',
  city: 'Lyon',
  postcode: '69002',
  latitude: 45.7629,
  longitude: 4.8334,
};
const walls: Awkward = { type: 'murs', transactionType: 'sale', occupancyStatus: 'occupied' };
const shop: Awkward = {
  type: 'boutique',
  transactionType: 'rental',
  occupancyStatus: 'vacant',
  annualRent: null,
  yield: null,
};

/** What real feeds hold and first versions get wrong (data.md, field cases); each can be found by its name. */
export const AWKWARD = {
  noPrice: { price: null, annualRent: null, yield: null, transactionType: 'sale' },
  priceOnRequest: { price: 'Prix sur demande', annualRent: null, yield: null, transactionType: 'sale' },
  zeroPrice: { price: '0', annualRent: null, yield: null, transactionType: 'sale' },
  priceWithSpaces: { ...walls, price: '1 200 000 €', annualRent: 72_000, yield: null },
  priceWithNoBreakSpaces: { ...walls, price: '1\u00a0200\u00a0000 €', annualRent: 72_000, yield: null },
  priceWithNarrowSpaces: { ...walls, price: '1\u202f200\u202f000\u00a0€', annualRent: 72_000, yield: null },
  priceWithPoints: { ...walls, price: '1.200.000 €', annualRent: 72_000, yield: null },
  priceWithFees: { ...walls, price: '1 200 000 € FAI', annualRent: 72_000, yield: null },
  rentPerMonth: { ...shop, price: '2 000 €/mois' },
  rentPerYear: { ...shop, price: '24 000 € HT HC / an' },
  typeSaysRental: { ...shop, type: 'Location', price: '1 850,50 €/mois' },
  eightMillions: {
    title: 'Immeuble haussmannien de bureaux',
    type: 'immeuble',
    transactionType: 'sale',
    city: 'Paris',
    postcode: '75008',
    latitude: 48.8723,
    longitude: 2.3104,
    price: '8 000 000 €',
    surface: '780 m²',
  },
  sixThousandMetres: {
    title: 'Plateforme logistique et bureaux',
    type: 'immeuble',
    surface: '6 000 m²',
    price: '4 900 000 €',
    transactionType: 'sale',
  },
  surfaceWithComma: { surface: '108,10 m²' },
  surfaceUnreadable: { surface: 'à diviser selon projet' },
  hiddenAddress: { hideFullAddress: true, city: 'Paris', postcode: '75003', latitude: 48.8637, longitude: 2.3615 },
  withoutMandate: {
    title: 'Murs occupés confidentiels, emplacement n° 1',
    mandat: 'sans_mandat',
    city: 'Paris',
    postcode: '75006',
    latitude: 48.8499,
    longitude: 2.3331,
  },
  delegation: {
    title: 'Portefeuille de boutiques, vente discrète',
    mandat: 'delegation',
    city: 'Bordeaux',
    postcode: '33000',
    latitude: 44.8412,
    longitude: -0.5741,
  },
  delegationInLyon: {
    title: 'Immeuble mixte off market',
    mandat: 'delegation',
    type: 'immeuble',
    city: 'Lyon',
    postcode: '69006',
    latitude: 45.7694,
    longitude: 4.8502,
  },
  withoutMandateInNice: {
    title: 'Murs de restaurant vue mer, vente confidentielle',
    mandat: 'sans_mandat',
    city: 'Nice',
    postcode: '06000',
    latitude: 43.6961,
    longitude: 7.2717,
  },
  delegationInNantes: {
    title: 'Bureaux occupés, bail ferme, off market',
    mandat: 'delegation',
    type: 'bureaux',
    city: 'Nantes',
    postcode: '44000',
    latitude: 47.2135,
    longitude: -1.5562,
  },
  sold: { status: 'sold', transactionType: 'sale' },
  unavailable: { status: 'unavailable', transactionType: 'sale' },
  rented: { ...shop, status: 'rented', price: '18 000 € / an' },
  overseas: {
    city: 'Saint-Denis',
    postcode: '97400',
    address: '14 rue Maréchal Leclerc',
    latitude: -20.8789,
    longitude: 55.4481,
  },
  sameTitleOnce: twins,
  sameTitleTwice: twins,
  ligature: {
    title: 'Local commercial rue de l’Œuvre & Cie',
    city: 'Œuilly',
    postcode: '51480',
    latitude: 49.069,
    longitude: 3.809,
  },
  straightApostrophe: { city: "L'Haÿ-les-Roses", postcode: '94240', latitude: 48.7796, longitude: 2.3374 },
  curlyApostrophe: { city: 'L’Haÿ-les-Roses', postcode: '94240', latitude: 48.7803, longitude: 2.3381 },
  paris16e: {
    city: 'Paris 16e',
    postcode: null,
    address: '40 avenue Victor Hugo',
    latitude: 48.8713,
    longitude: 2.2885,
  },
  paris16eme: { city: 'Paris 16ème arrondissement', postcode: '75116', latitude: 48.8655, longitude: 2.2886 },
  parisCapitals: { city: 'PARIS 16', postcode: '75016', latitude: 48.8519, longitude: 2.2699 },
  lyon3e: {
    city: 'Lyon 3e',
    postcode: null,
    address: '5 cours Lafayette, 69003',
    latitude: 45.7622,
    longitude: 4.8478,
  },
  marseille02: { city: 'Marseille 02', postcode: null, latitude: 43.2996, longitude: 5.3665 },
  titleInSymbols: { title: '★★★' },
  longTitle: {
    title:
      'Boutique 120 m² – angle de la rue de l’Œuvre & Cie, vitrine double, cave, cour privative, extraction et terrasse possible',
  },
  noPhoto: { photos: 'none' },
  brokenPhoto: { photos: 'broken' },
  oneBuildingFirst: { ...building, title: 'Boutique place de la Bastille, rez-de-chaussée' },
  oneBuildingSecond: { ...building, title: 'Bureaux place de la Bastille, premier étage', type: 'bureaux' },
  oneBuildingThird: { ...building, title: 'Bureaux place de la Bastille, dernier étage', type: 'bureaux' },
} as const satisfies Readonly<Record<string, Awkward>>;

export const AWKWARD_CASES: readonly Awkward[] = Object.values(AWKWARD);
