import { REGION_NAMES } from '../../geography/regions/region-names';
import { cityName, OCCUPANCY_LABELS, TRANSACTION_LABELS } from '../../listings/listing-names';
import { NATURE_LABELS } from '../../listings/nature';
import { euros, frenchNumber } from '../../shared/text/french';
import type { Criteria } from '../criteria/criteria';
import type { MatchedProperty } from './matched-property';
import { nearness } from './nearness';

/** One criterion's part of the score, and why, in words for staff. */
export interface MatchPart {
  readonly points: number;
  readonly most: number;
  /** 'Budget jusqu’à 800 000 €, prix 750 000 €' */
  readonly words: string;
}

export interface Match {
  /** Of 100: the points of what they said, of all that these could give. */
  readonly score: number;
  readonly parts: readonly MatchPart[];
}

const WEIGHTS = { nature: 25, place: 30, price: 25, surface: 10, yield: 5, occupancy: 5 } as const;
/** What is not known of the property speaks neither for it nor against it. */
const UNKNOWN = 0.5;
/** Of the same department, where another city was named. */
const NEAR = 0.5;
/** How far beyond what was said something is still looked at. */
const PRICE_ROOM = 0.15;
const SURFACE_ROOM = 0.25;
const YIELD_ROOM = 0.2;

type Judge = (criteria: Criteria, property: MatchedProperty) => MatchPart | null;

const part = (name: keyof typeof WEIGHTS, share: number, words: string): MatchPart => ({
  points: Math.round(WEIGHTS[name] * share),
  most: WEIGHTS[name],
  words,
});

const squareMetres = (value: number): string => `${frenchNumber(value)}\u00a0m²`;
const percent = (value: number): string => `${frenchNumber(value)}\u00a0%`;

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}
const said = ({ min, max }: Bounds, say: (value: number) => string): string =>
  min !== undefined && max !== undefined
    ? `${say(min)} à ${say(max)}`
    : min !== undefined
      ? `dès ${say(min)}`
      : `jusqu’à ${say(max ?? 0)}`;

const nature: Judge = ({ natures }, property) =>
  natures?.length
    ? part(
        'nature',
        natures.includes(property.nature) ? 1 : 0,
        `Cherche ${natures.map((one) => NATURE_LABELS[one]).join(', ')}, bien : ${NATURE_LABELS[property.nature]}`,
      )
    : null;

const place: Judge = ({ cities = [], regions = [] }, property) => {
  if (cities.length + regions.length === 0) return null;
  const wanted = [...cities.map((slug) => cityName(slug)), ...regions.map((code) => REGION_NAMES[code])].join(', ');
  const here =
    cities.includes(property.cityKey) ||
    cities.includes(property.citySlug) ||
    (property.region !== null && regions.includes(property.region));
  const near = property.department !== null && cities.some((slug) => slug.endsWith(`-${property.department}`));
  return part('place', here ? 1 : near ? NEAR : 0, `Cherche à ${wanted}, bien à ${property.city}`);
};

const price: Judge = ({ transactions, minPrice: min, maxPrice: max }, property) => {
  if (min === undefined && max === undefined) return null;
  const rent = property.transaction === 'rental';
  const asked = `${rent ? 'Loyer annuel' : 'Budget'} ${said({ min, max }, euros)}`;
  if (transactions?.length !== 1 && rent) return part('price', UNKNOWN, `${asked}, loyer non comparable`);
  if (property.price === null) return part('price', UNKNOWN, `${asked}, prix non communiqué`);
  return part(
    'price',
    nearness(property.price, { min, max }, PRICE_ROOM),
    `${asked}, ${rent ? 'loyer' : 'prix'} ${euros(property.price)}`,
  );
};

const surface: Judge = ({ minSurface: min, maxSurface: max }, property) => {
  if (min === undefined && max === undefined) return null;
  const asked = `Surface ${said({ min, max }, squareMetres)}`;
  return property.surface === null
    ? part('surface', UNKNOWN, `${asked}, surface non connue`)
    : part(
        'surface',
        nearness(property.surface, { min, max }, SURFACE_ROOM),
        `${asked}, bien de ${squareMetres(property.surface)}`,
      );
};

const income: Judge = ({ minYield }, property) => {
  if (minYield === undefined || property.transaction === 'rental') return null;
  const asked = `Rendement dès ${percent(minYield)}`;
  return property.yield === null
    ? part('yield', UNKNOWN, `${asked}, rendement non connu`)
    : part(
        'yield',
        nearness(property.yield, { min: minYield }, YIELD_ROOM),
        `${asked}, bien à ${percent(property.yield)}`,
      );
};

const occupancy: Judge = ({ occupancy: wanted }, property) =>
  wanted
    ? part(
        'occupancy',
        wanted === property.occupancy ? 1 : 0,
        `Cherche ${OCCUPANCY_LABELS[wanted]}, bien : ${OCCUPANCY_LABELS[property.occupancy]}`,
      )
    : null;

const JUDGES: readonly Judge[] = [place, nature, price, surface, income, occupancy];

/**
 * How well a property fits what somebody looks for; null where it is none of theirs: for sale when they want to let, or
 * nothing that they said fits, or they said nothing of place, type and price.
 */
export function matchScore(criteria: Criteria, property: MatchedProperty): Match | null {
  const { transactions = [] } = criteria;
  if (transactions.length > 0 && !transactions.includes(property.transaction)) return null;
  const main = [place, nature, price].flatMap((judge) => judge(criteria, property) ?? []);
  // A place, a type or a price that does not fit at all is a no.
  if (main.length === 0 || main.some(({ points }) => points === 0)) return null;
  const parts = JUDGES.flatMap((judge) => judge(criteria, property) ?? []);
  const sum = (of: 'points' | 'most') => parts.reduce((total, one) => total + one[of], 0);
  return {
    score: Math.round((sum('points') / sum('most')) * 100),
    parts: [
      ...(transactions.length > 0
        ? [{ points: 0, most: 0, words: `Cherche une ${TRANSACTION_LABELS[property.transaction].toLowerCase()}` }]
        : []),
      ...parts,
    ],
  };
}
