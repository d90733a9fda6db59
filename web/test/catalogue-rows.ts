import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { insertListing } from '../../infra/test/insert-listing';
import { Client } from 'pg';

/** Shops for sale, the first one the newest: title, price, surface and city follow from the number. */
export const SHOPS = 40;
export const shopTitle = (n: number): string => `Boutique numéro ${n}`;
export const shopPrice = (n: number): number => 100_000 + n * 20_000;

const CITIES = [
  { city: 'Paris', postcode: '75011', address: '14 rue Oberkampf' },
  { city: 'Lyon', postcode: '69002', address: '4 rue Mercière' },
  { city: 'Bordeaux', postcode: '33000', address: '7 rue Sainte-Catherine' },
  { city: "L'Haÿ-les-Roses", postcode: '94240', address: '5 rue Jean-Jaurès' },
] as const;

const MINUTE_MS = 60_000;

const shop = (n: number): Partial<PropertyFields> => ({
  ...CITIES[n % CITIES.length],
  title: shopTitle(n),
  type: n % 2 ? 'boutique' : 'murs',
  price: `${shopPrice(n)} €`,
  surface: `${40 + n} m²`,
  occupancyStatus: n % 2 ? 'vacant' : 'occupied',
  yield: 4 + (n % 5),
});

const rental = (n: number): Partial<PropertyFields> => ({
  title: `Local à louer ${n}`,
  city: 'Nantes',
  postcode: '44000',
  type: 'commercial',
  transactionType: 'rental',
  price: '2 000 €/mois',
  surface: '80 m²',
});

/** What stands out, each by its title. */
const SPECIAL: readonly Partial<PropertyFields>[] = [
  { title: 'Immeuble à huit millions', type: 'immeuble', price: '8 000 000 €', surface: '900 m²' },
  { title: 'Plateforme de six mille mètres', type: 'bureaux', price: '4 900 000 €', surface: '6 000 m²' },
  { title: 'Bien sans prix', price: null },
  { title: 'Bien au prix illisible', price: 'Nous consulter' },
  { title: 'Bien à la surface illisible', surface: 'à diviser', price: '300 000 €' },
  { title: 'Murs déjà vendus', status: 'sold' },
  { title: 'Murs indisponibles', status: 'unavailable' },
  { title: 'Local déjà loué', status: 'rented', transactionType: 'rental', price: '1 500 €/mois' },
  { title: 'Adresse gardée', hideFullAddress: true, address: '99 rue Cachée' },
];

const SECRETS: readonly Partial<PropertyFields>[] = [
  { title: 'Murs confidentiels quartier Croix-Rousse', mandat: 'sans_mandat', city: 'Lyon', price: null },
  { title: 'Portefeuille discret', mandat: 'delegation', city: 'Nice' },
  ...[3, 4, 5, 6, 7].map((n) => ({ title: `Vente discrète ${n}`, mandat: 'delegation' as const, city: 'Nantes' })),
];
const GATED = SECRETS.map((fields) => ({
  ...fields,
  address: '13 impasse du Secret',
  description: 'SECRET-A-TAIRE',
  postcode: null,
}));

export const THREE_PHOTOS = ['premiere', 'deuxieme', 'troisieme'].map((name) => ({
  url: `/media/photo-de-test-${name}.jpg`,
  key: `photo-de-test-${name}`,
  width: 1_280,
  height: 960,
}));

/** The newest of all: a mandate of ours alone, three photos, fees and a class of energy. */
const FRONT: Partial<PropertyFields> = {
  title: 'Boutique aux trois photos',
  mandat: 'exclu',
  price: '685 000 €',
  surface: '120 m²',
  yield: 6.25,
  dpe: 'C',
  feesRate: 5,
  feesPayer: 'acquereur',
  occupancyStatus: 'occupied',
};

export async function fillCatalogue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const start = Date.now();
  let age = 0;
  const add = (fields: Partial<PropertyFields>, photos: typeof THREE_PHOTOS = []) =>
    insertListing(client, fields, { publishedAt: new Date(start - ++age * MINUTE_MS), photos });

  await add(FRONT, THREE_PHOTOS);
  for (let n = 1; n <= SHOPS; n += 1) await add(shop(n));
  for (let n = 1; n <= 4; n += 1) await add(rental(n));
  for (const fields of [...SPECIAL, ...GATED]) await add(fields);
  await client.end();
}
