import type { LngLat } from '@pignon/domain/geography/lng-lat';
import { regionAt } from '@pignon/domain/geography/regions/region-at';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import { isGated, type Mandate, type PropertyFields } from '@pignon/domain/listings/property-fields';
import type { EnergyClass } from '@pignon/domain/listings/said-choices';
import { citySlugOf } from '@pignon/domain/shared/text/slug';
import { parseSurface } from '@pignon/domain/listings/amounts/surface';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import { AWKWARD, AWKWARD_CASES } from './awkward';
import { CITIES, type SeedCity } from './cities';
import { descriptionOf, STREETS, streetIn, streetOf, tenantOf, titleOf } from './listing-texts';
import { GATED_PHOTOS } from './open-facades';
import { type Random, seeded } from '@pignon/domain/shared/seeded';

export interface SeedListing {
  readonly fields: PropertyFields;
  readonly publishedAt: Date;
}

const KINDS: readonly (readonly [Nature, number])[] = [
  ['boutique', 34],
  ['commercial', 26],
  ['murs', 18],
  ['bureaux', 14],
  ['immeuble', 8],
];
const CLASSES: readonly EnergyClass[] = [
  'B',
  'C',
  'C',
  'D',
  'D',
  'D',
  'E',
  'E',
  'F',
  'G',
  'vierge',
  'en cours',
  'non soumis',
];
/** Fixed, so that the same number always gives the same listing. */
const NEWEST = Date.UTC(2026, 10, 26, 16);
const DAY_MS = 24 * 3600 * 1000;
const AWKWARD_EVERY = 15;
const ADVISERS = 4;
const MOST_PHOTOS = 8;
/** Degrees: a city's shops lie within a few kilometres of its centre. */
const SPREAD = 0.028;
const MOST_TRIES = 12;

/** The n-th listing, from 0: the first ones hold every awkward case among ordinary ones, later ones one in fifteen. */
export function listingAt(n: number, photoUrls: readonly string[]): SeedListing {
  const random = seeded(n);
  const { photos, ...given } = awkwardCase(n) ?? {};
  const ordinary = ordinaryListing(n, given, random, photoUrls);
  const publishedAt = new Date(NEWEST - Math.floor(random.next() * 420) * DAY_MS - n * 1000);
  const pictures =
    photos === 'none'
      ? { imageUrls: [] }
      : photos === 'broken'
        ? { imageUrls: ['/media/aaaaaaaaaaaaaaaaaaaaaa.jpg'] }
        : {};
  // A price given as text goes without the parts that were worked out for another one.
  const fees = 'price' in given ? { feesAmount: null, feesRate: null, priceWithoutFees: null, feesPayer: null } : {};
  return { fields: { ...ordinary, ...fees, ...given, ...pictures }, publishedAt };
}

function awkwardCase(n: number): (typeof AWKWARD_CASES)[number] | undefined {
  const first = n - Math.floor(n / 4) - 1;
  // Three of four of the first rows, until each case has come once.
  if (n % 4 !== 0 && first < AWKWARD_CASES.length) return AWKWARD_CASES[first];
  return n >= AWKWARD_CASES.length * 1.5 && n % AWKWARD_EVERY === 7
    ? AWKWARD_CASES[Math.floor(n / AWKWARD_EVERY) % AWKWARD_CASES.length]
    : undefined;
}

/** What is given decides with the rest: a sale has a sale's price, a building a building's title and text. */
function ordinaryListing(
  n: number,
  given: Partial<PropertyFields>,
  random: Random,
  photoUrls: readonly string[],
): PropertyFields {
  const anywhere = weighted(CITIES, ({ weight }) => weight, random);
  const city = CITIES.find(({ name }) => given.city && citySlugOf(given.city) === citySlugOf(name)) ?? anywhere;
  const [drawn] = weighted(KINDS, ([, weight]) => weight, random);
  const nature = NATURES.find((one) => one === given.type) ?? drawn;
  const rental = random.chance(nature === 'immeuble' || nature === 'murs' ? 0.05 : 0.45)
    ? given.transactionType !== 'sale'
    : given.transactionType === 'rental';
  const occupied = !rental && (given.occupancyStatus === 'occupied' || random.chance(nature === 'murs' ? 0.92 : 0.45));
  const surface = parseSurface(given.surface ?? null) ?? surfaceOf(nature, random);
  const drawnStreet = random.pick(STREETS);
  const street = streetOf(given.address) ?? streetIn(given.title) ?? drawnStreet;
  const hidden = given.hideFullAddress ?? random.chance(0.1);
  const [latitude, longitude] = onLand(city, random);
  const money = rental ? rentOf(city, surface, random) : priceOf(city, surface, occupied, random);
  const title = titleOf(nature, hidden ? null : street, random);
  return {
    ...UNSAID,
    ...money,
    title,
    description: descriptionOf({ nature, rental, occupied, surface }, random),
    address: `${random.whole(1, 140)} ${street}`,
    city: city.name,
    postcode: random.pick(city.postcodes),
    surface: String(surface),
    surfaceTotale: surface,
    surfaceRdc: random.chance(0.6) ? Math.round(surface * random.between(0.5, 0.9)) : null,
    caveAccessible: random.chance(0.3) ? random.chance(0.6) : null,
    type: nature,
    transactionType: rental ? 'rental' : 'sale',
    occupancyStatus: occupied ? 'occupied' : 'vacant',
    status: random.chance(0.94) ? 'available' : random.chance(0.7) ? 'sold' : 'unavailable',
    mandat: random.chance(0.28) ? 'exclu' : 'simple',
    hideFullAddress: hidden,
    latitude,
    longitude,
    imageUrls: photosOf(random, photosFor(given.mandat ?? null, photoUrls)),
    tenantActivity: occupied ? tenantOf(nature, given.title ?? title, random) : null,
    ...(occupied && leaseOf(random)),
    rentIndex: occupied || rental ? (nature === 'bureaux' ? 'ILAT' : 'ILC') : null,
    depositMonths: rental ? 3 : null,
    entryFee: rental && random.chance(0.12) ? random.whole(5, 60) * 1000 : null,
    leaseRight: rental && random.chance(0.08) ? random.whole(10, 120) * 1000 : null,
    pedestrianTraffic: random.chance(0.4) ? random.pick(['Très passant', 'Passant', 'Rue piétonne', 'Calme']) : null,
    agentId: random.chance(0.85) ? random.whole(1, ADVISERS) : null,
    dpe: random.pick(CLASSES),
    ges: random.pick(CLASSES),
    mandateNumber: mandateNumber(n),
    mandateDate: '2026-01-15',
    mandateEndDate: '2027-01-14',
  };
}

/** Marks rows of the seed, so that another number of them can be asked for without touching what staff entered. */
export const SEED_MANDATE = 'GRAINE-';

type Money = Pick<
  PropertyFields,
  'price' | 'annualRent' | 'yield' | 'feesRate' | 'feesPayer' | 'priceWithoutFees' | 'feesAmount'
> &
  Partial<PropertyFields>;

function priceOf({ perSquareMetre }: SeedCity, surface: number, occupied: boolean, random: Random): Money {
  const price = roundedTo(surface * perSquareMetre * random.between(0.55, 1.35), 5000);
  const percent = random.between(4.2, 10.5);
  const annualRent = occupied ? roundedTo((price * percent) / 100, 100) : null;
  const rate = random.pick([4, 5, 6]);
  const buyerPays = random.chance(0.6);
  return {
    price: String(price),
    annualRent,
    yield: annualRent ? Math.round((annualRent / price) * 10_000) / 100 : null,
    loyerNetBailleurFacture: annualRent,
    chargesAnnuelles: roundedTo(surface * 18, 50),
    montantTaxeFonciere: roundedTo(surface * 22, 50),
    imputationTaxeFonciere: occupied ? random.chance(0.7) : null,
    assujetiTva: occupied ? random.chance(0.5) : null,
    feesRate: buyerPays ? rate : null,
    feesAmount: null,
    feesPayer: buyerPays ? 'acquereur' : 'vendeur',
    priceWithoutFees: buyerPays ? Math.round(price / (1 + rate / 100)) : null,
  };
}

function rentOf({ perSquareMetre }: SeedCity, surface: number, random: Random): Money {
  const annualRent = roundedTo(surface * perSquareMetre * random.between(0.035, 0.075), 100);
  return {
    price: random.chance(0.5) ? `${Math.round(annualRent / 12)} €/mois` : String(annualRent),
    annualRent,
    yield: null,
    chargesAnnuelles: roundedTo(surface * 20, 50),
    montantTaxeFonciere: roundedTo(surface * 22, 50),
    imputationTaxeFonciere: random.chance(0.8),
    assujetiTva: random.chance(0.6),
    feesAmount: roundedTo(annualRent * 0.3, 100),
    feesRate: null,
    feesPayer: 'preneur',
    priceWithoutFees: null,
  };
}

/** Nine years, ended on the eve of the day that they began on. */
function leaseOf(random: Random): Pick<PropertyFields, 'leaseStartDate' | 'leaseEndDate' | 'leaseLength'> {
  const year = random.whole(18, 25);
  const month = random.whole(2, 9);
  return {
    leaseStartDate: `20${year}-0${month}-01`,
    leaseEndDate: `0${month - 1}/20${year + 9}`,
    leaseLength: '3/6/9',
  };
}

/** Around the city's centre, and not in its harbour. */
function onLand({ latitude, longitude }: SeedCity, random: Random): [latitude: number, longitude: number] {
  const center: LngLat = [longitude, latitude];
  const spread = (): number => (random.next() + random.next() - 1) * SPREAD;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const point: LngLat = [rounded(longitude + spread() * 1.4), rounded(latitude + spread())];
    // Outlines are simplified: where one leaves out the centre itself, it has nothing to say.
    if (regionAt(point) === regionAt(center)) return [point[1], point[0]];
  }
  return [latitude, longitude];
}

/** Most are small, a few are large. */
function surfaceOf(nature: Nature, random: Random): number {
  const small = Math.exp(random.between(3.1, 5.6));
  return Math.round(nature === 'immeuble' ? 150 + small * 4 : nature === 'bureaux' ? 30 + small * 1.6 : small);
}

const photosFor = (mandat: Mandate | null, urls: readonly string[]): readonly string[] =>
  isGated(mandat) ? urls.slice(-GATED_PHOTOS) : urls.slice(0, Math.max(1, urls.length - GATED_PHOTOS));

function photosOf(random: Random, photoUrls: readonly string[]): string[] {
  if (photoUrls.length === 0 || random.chance(0.03)) return [];
  const start = random.whole(0, photoUrls.length - 1);
  const step = random.pick([1, 5, 7, 11]);
  const count = Math.min(random.whole(1, MOST_PHOTOS), photoUrls.length);
  return [
    ...new Set(Array.from({ length: count }, (_, index) => photoUrls[(start + index * step) % photoUrls.length]!)),
  ];
}

function weighted<Item>(items: readonly Item[], weight: (item: Item) => number, random: Random): Item {
  let left = random.next() * items.reduce((sum, item) => sum + weight(item), 0);
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  return items.at(-1)!;
}

const roundedTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Where the first of the rows of an awkward case stands, to find it by its mandate number. */
export function seedMandateOf(name: keyof typeof AWKWARD): string {
  const index = Object.keys(AWKWARD).indexOf(name);
  return mandateNumber(index + 1 + Math.floor(index / 3));
}

const mandateNumber = (n: number): string => `${SEED_MANDATE}${String(n).padStart(6, '0')}`;
