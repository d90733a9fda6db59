import type { PlaceNotes } from './places/noted-places';
import { respell } from './words/said';
import type { Communes } from '../../geography/towns/communes';
import { withBounds } from '../../listings/filters/with-bounds';
import type { SearchCriteria } from '../../listings/filters/filters';
import { type Bounded, boundsOf } from './amounts/bounds';
import { unglue } from './words/elisions';
import { kindsOf } from './kinds';
import { placesOf } from './places/places';
import { quantitiesOf } from './amounts/quantities';
import { tokensOf } from './words/tokens';

/** M108: an amount without 'moins de' or 'plus de' is meant within a fifth; a percentage within half a point. */
const ABOUT = 0.2;
const ABOUT_PERCENT = 0.5;
const PROFITABLE_PERCENT = 5;
const LARGE_SURFACE = 200;
/** Nobody lets a shop for less a year: a smaller rent is a month's (F05 compares rents per year). */
const LEAST_ANNUAL_RENT = 5000;
const LEAST_PRICE = 10_000;
/** Less may be square metres. */
const LEAST_BARE_RENT = 500;
/** 'budget 300' is the price of nothing that is sold. */
const LEAST_SAID_PRICE = 1000;

/** What the visitor asks the catalogue for, and which places of it they must be told about. */
export interface Notes extends PlaceNotes {
  /** Limits of which it is not known what they limit: 'moins de 300'. */
  readonly unclear: readonly number[];
}
export interface Request {
  readonly criteria: SearchCriteria;
  readonly places: Notes;
}

export const readCriteria = (utterance: string, communes: Communes): SearchCriteria =>
  readRequest(utterance, communes).criteria;

/** Nothing is guessed that they did not say. Never throws. */
export function readRequest(utterance: string, communes: Communes): Request {
  const tokens = respell(unglue(tokensOf(utterance)));
  const quantities = quantitiesOf(tokens);
  const places = placesOf(tokens, communes);
  const amounts = new Set(quantities.flatMap(({ start, end }) => range(start, end)));
  const text = tokens.map(({ text }, at) => (places.taken.has(at) || amounts.has(at) ? '·' : text)).join(' ');
  const kinds = kindsOf(text);
  const bounds = boundsOf(tokens, quantities);
  const rented = isRented(bounds, kinds.transactions);
  const transactions =
    kinds.transactions.length === 0 && rented && kinds.occupancy !== 'occupied' && !kinds.natures.includes('murs')
      ? (['rental'] as const)
      : kinds.transactions;
  const search = [kinds.trade, ...places.words].filter((word) => word !== null).join(' ');
  const criteria = withBounds({
    ...(search && { search }),
    ...(places.cities.length > 0 && { cities: places.cities }),
    ...(kinds.natures.length > 0 && { natures: kinds.natures }),
    ...(transactions.length > 0 && { transactions }),
    ...(places.regions.length > 0 && { regions: places.regions }),
    ...(kinds.occupancy && { occupancy: kinds.occupancy }),
    ...pricesOf(bounds, transactions.length === 1 && transactions[0] === 'rental'),
    ...surfacesOf(bounds, kinds.large),
    ...yieldsOf(bounds, kinds.profitable),
  });
  const { excluded, unknown, widened } = places;
  const rental = transactions.length === 1 && transactions[0] === 'rental';
  const unclear = bounds.filter((bound) => isUnclear(bound, rental)).map(({ value }) => value);
  return { criteria, places: { excluded, unknown, widened, unclear } };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, offset) => from + offset);

const NO_PRICE = /\b(?:apport|honoraires|charges|chiffre|affaires|taxe|travaux|frais|telephone|siret)\b/;
const NO_PRICE_AFTER = /^(?:d|de|en) (?:apport|honoraires|charges|chiffre|ca|taxe|travaux|frais|fonds)\b/;
/** Paid once to who leaves, beside the rent: 'droit au bail 80 000 €', '50 k€ de pas-de-porte'. */
const LEASE_PREMIUM = '(?:droits? (?:au|de|du) bail|pas de porte|dab)';
const LEASE_PREMIUM_BEFORE = new RegExp(String.raw`\b${LEASE_PREMIUM}(?: (?:(?!\bloyers?\b)[^,;.])*)?$`);
const LEASE_PREMIUM_AFTER = new RegExp(
  String.raw`^(?:(?:max|maxi|maximum|environ|de|d|du|en|pour|le|un|,) )*${LEASE_PREMIUM}\b`,
);
const RENT = /\bloyers?\b/;

/** Money that is no price and no rent. */
const isOtherMoney = ({ clause, follows }: Bounded): boolean =>
  NO_PRICE.test(clause) ||
  NO_PRICE_AFTER.test(follows) ||
  LEASE_PREMIUM_BEFORE.test(clause) ||
  LEASE_PREMIUM_AFTER.test(follows);

function isRented(bounds: readonly Bounded[], said: readonly string[]): boolean {
  return said.length === 0 && bounds.some(({ quantity, unit }) => quantity.period !== null && unit === 'euro');
}

function pricesOf(bounds: readonly Bounded[], rental: boolean): Pick<SearchCriteria, 'minPrice' | 'maxPrice'> {
  const amounts = bounds
    .filter((bound) => (isPrice(bound) || (rental && isBareRent(bound))) && (rental || !isRent(bound)))
    .map((bound) => ({ ...bound, value: rental ? annualOf(bound) : bound.value }));
  const [min, max] = mergeBounds(amounts, (value) => [
    Math.round(value * (1 - ABOUT)),
    Math.round(value * (1 + ABOUT)),
  ]);
  return { minPrice: min, maxPrice: max };
}

function isPrice(bound: Bounded): boolean {
  const { unit, value, clause, quantity } = bound;
  if (isOtherMoney(bound)) return false;
  if (unit === 'euro') return true;
  if (unit !== null) return false;
  if (/\b(?:surface|superficie|rendement|rentabilite)\b/.test(clause)) return false;
  if (value < LEAST_SAID_PRICE && quantity.period === null && !RENT.test(clause)) return false;
  return (
    value >= LEAST_PRICE || quantity.period !== null || /\b(?:budget|prix|montant|loyer|enveloppe|price)\b/.test(clause)
  );
}

/** 'à louer à moins de 2000': a limit for what is let, whose unit goes without saying. */
const isBareRent = (bound: Bounded): boolean =>
  bound.unit === null &&
  (bound.limit !== 'about' || /\b(?:budget|prix)\b/.test(bound.clause)) &&
  bound.value >= LEAST_BARE_RENT &&
  !/\b(?:surface|superficie|rendement|rentabilite)\b/.test(bound.clause) &&
  !isOtherMoney(bound);

const isUnclear = (bound: Bounded, rental: boolean): boolean =>
  bound.unit === null &&
  bound.limit !== 'about' &&
  bound.value >= 10 &&
  !isPrice(bound) &&
  !(rental && isBareRent(bound)) &&
  !/\b(?:surface|superficie|rendement|rentabilite)\b/.test(bound.clause) &&
  !isOtherMoney(bound);

const isRent = ({ quantity, clause }: Bounded): boolean => quantity.period !== null || RENT.test(clause);

const annualOf = ({ quantity, value }: Bounded): number =>
  quantity.period === 'month' || (quantity.period === null && value < LEAST_ANNUAL_RENT) ? value * 12 : value;

function surfacesOf(bounds: readonly Bounded[], large: boolean): Pick<SearchCriteria, 'minSurface' | 'maxSurface'> {
  const areas = bounds.filter(
    ({ unit, clause, value }) =>
      unit === 'square-metre' || (unit === null && value < LEAST_PRICE && /\b(?:surface|superficie)\b/.test(clause)),
  );
  const [min, max] = mergeBounds(areas, (value) => [Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT))]);
  return areas.length === 0 && large ? { minSurface: LARGE_SURFACE } : { minSurface: min, maxSurface: max };
}

function yieldsOf(bounds: readonly Bounded[], profitable: boolean): Pick<SearchCriteria, 'minYield' | 'maxYield'> {
  const percents = bounds.filter(
    ({ unit, clause, value }) =>
      (unit === 'percent' && !NO_PRICE.test(clause)) ||
      (unit === null && value <= 30 && /\b(?:rendement|rentabilite)\b/.test(clause)),
  );
  const tenth = (value: number): number => Math.round(value * 100) / 100;
  const [min, max] = mergeBounds(percents, (value) => [tenth(value - ABOUT_PERCENT), tenth(value + ABOUT_PERCENT)]);
  return percents.length === 0 && profitable ? { minYield: PROFITABLE_PERCENT } : { minYield: min, maxYield: max };
}

/** Two of a kind become one range; a limit that was said goes before one that is only about. */
function mergeBounds(
  bounds: readonly Bounded[],
  about: (value: number) => readonly [number, number],
): readonly [number | undefined, number | undefined] {
  const all = (limit: Bounded['limit']): number[] =>
    bounds.filter((bound) => bound.limit === limit).map(({ value }) => value);
  const near = all('about').map(about);
  const least = (values: readonly number[]): number | undefined =>
    values.length > 0 ? Math.min(...values) : undefined;
  const most = (values: readonly number[]): number | undefined => (values.length > 0 ? Math.max(...values) : undefined);
  return [most(all('min')) ?? least(near.map(([low]) => low)), least(all('max')) ?? most(near.map(([, high]) => high))];
}
