import type { Commune, Communes } from '../../../geography/communes';
import {
  type District,
  districtName,
  districtOf,
  districtOfPostcode,
  districtOfSlug,
  districtSlug,
  isDistrictCity,
} from '../../../geography/districts';
import type { RegionCode } from '../../../geography/place';
import { departmentName, regionOf, regionOfDepartment } from '../../../geography/regions';
import { shortenedName } from '../../../geography/shortened-names';
import { citySlugOf } from '../../../shared/slug';
import { nameAt, slugMeaning, toldApart, toldBeside } from './city-names';
import { isPlaceNumber } from '../amounts/quantities';
import { DEPARTMENT_PHRASES, REGION_PHRASES } from './region-words';
import { WAY } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { unknownPlaces } from './unknown-places';

/** What of the places said does not become a condition as it was said: told, never dropped without a word. */
export interface PlaceNotes {
  /** 'sauf Paris': a search only knows what is wanted. */
  readonly excluded: readonly Excluded[];
  /** Names that the gazetteer does not hold. */
  readonly unknown: readonly string[];
  /** Departments for which their region is looked through. */
  readonly widened: readonly { readonly department: string; readonly region: string }[];
}
export interface Excluded {
  readonly name: string;
  /** City slug or region code. */
  readonly key: string;
}

export interface Places extends PlaceNotes {
  /** Slugs, or keys where homonyms were told apart ('valence-26'). */
  readonly cities: readonly string[];
  readonly regions: readonly RegionCode[];
  /** Words that search finds in a property's place: a postcode alone. */
  readonly words: readonly string[];
  /** Positions of what was read as a place. */
  readonly taken: ReadonlySet<number>;
}

const LONG_NAME = 3;

export function placesOf(said: readonly Token[], communes: Communes): Places {
  const tokens = said.map((token, at) => romanAfterCity(token, said[at - 1]));
  const taken = new Set<number>();
  const cities: string[] = [];
  const regions = new Set<RegionCode>();
  const words: string[] = [];
  const shouting = !tokens.some(({ raw }) => /\p{Ll}{3}/u.test(raw));
  const excluded: Excluded[] = [];
  let excludedUntil = -1;
  let nameEnd = Number.NEGATIVE_INFINITY;
  const departments = regionsAndDepartments(
    tokens,
    { regions, taken, excluded },
    withinNames(tokens, communes, shouting),
  );
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken.has(at)) continue;
    if (isPlaceNumber(tokens, at)) {
      const text = tokens[at]?.text ?? '';
      if (excludedUntil === at || isExcluded(tokens, at)) {
        if (excludedUntil !== at) excluded.push({ name: departmentName(text) ?? text, key: text });
        taken.add(at);
        continue;
      }
      placeNumber(tokens, at, { cities, regions, words, departments, nameEnd }, communes);
      taken.add(at);
      continue;
    }
    const name = nameAt(tokens, at, taken, communes, shouting);
    if (!name) continue;
    for (let inside = at; inside < name.end; inside += 1) taken.add(inside);
    if (isStreet(tokens, at)) continue;
    if (isExcluded(tokens, at) || isExcludedAfter(tokens, name.end) || joins(tokens, excludedUntil, at)) {
      excluded.push({ name: name.name, key: name.slug });
      excludedUntil = name.end;
      continue;
    }
    const [within = null] = departments;
    const beside = toldBeside(tokens, name.end);
    const told =
      (beside && toldApart(name, beside, communes)) ??
      (within === null ? null : toldApart(name, { department: within, postcode: null }, communes));
    const city = told ?? name.slug;
    addCity(city, cities);
    nameEnd = name.end;
    if (told) for (const one of departments.splice(0)) dropRegion(one, regions);
  }
  for (const district of districtsApart(tokens, cities, excluded)) addDistrict(district, cities);
  const widened = departments.flatMap((code) => {
    const region = regionOfDepartment(code);
    return region && regions.has(region.code)
      ? [{ department: departmentName(code) ?? code, region: region.name }]
      : [];
  });
  const unknown = unknownPlaces(tokens, taken, shouting);
  return { cities, regions: [...regions], words: words.length === 1 ? words : [], taken, excluded, unknown, widened };
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const romanValue = (text: string): number => {
  const tens = text.startsWith('xx') ? 2 : /^x[ivx]/.test(text) ? 1 : 0;
  const unit = ROMAN.indexOf(text.slice(tens));
  return unit < 0 ? 0 : tens * 10 + unit;
};

/** 'Paris IX', 'Lyon IIIe': as their digits. */
function romanAfterCity(token: Token, before: Token | undefined): Token {
  if (token.kind !== 'word' || !isDistrictCity(before?.text ?? '')) return token;
  const value = romanValue(/^([IVX]+)(?:e|\p{L}?me|er)?$/u.exec(token.raw)?.[1]?.toLowerCase() ?? '-');
  return value >= 1 && value <= 20 ? { ...token, kind: 'number', text: String(value), value } : token;
}

/** 'dans le 15e à Paris'. */
function districtsApart(
  tokens: readonly Token[],
  cities: readonly string[],
  excluded: Excluded[],
): readonly District[] {
  const [city = ''] = cities;
  if (cities.length !== 1 || !isDistrictCity(city)) return [];
  return tokens
    .map((token, at) => ({ ...token, at }))
    .filter(
      ({ kind, at }) =>
        kind === 'number' &&
        /^(?:e|er|eme|ieme)$/.test(tokens[at + 1]?.text ?? '') &&
        !tokens[at + 2]?.text.startsWith('etage'),
    )
    .flatMap(({ value, at }) => {
      const district = districtOf(city, value);
      if (!district) return [];
      if (!isExcluded(tokens, at)) return [district];
      excluded.push({ name: districtName(district), key: districtSlug(district) });
      return [];
    });
}

/** '75016 Paris' has said the city already. */
function addCity(city: string, cities: string[]): void {
  if (!cities.includes(city) && !cities.some((one) => districtOfSlug(one)?.citySlug === city)) cities.push(city);
}

/** A city's arrondissement instead of the whole city. */
function addDistrict(district: District, cities: string[]): void {
  const whole = cities.indexOf(district.citySlug);
  if (whole >= 0) cities.splice(whole, 1);
  const slug = districtSlug(district);
  if (!cities.includes(slug)) cities.push(slug);
}

const dropRegion = (department: string, regions: Set<RegionCode>): void => {
  const region = regionOfDepartment(department);
  if (region) regions.delete(region.code);
};

interface Found {
  readonly cities: string[];
  readonly regions: Set<RegionCode>;
  readonly words: string[];
  readonly departments: string[];
  /** Where the last name of a city ends. */
  readonly nameEnd: number;
}

/** '75011' and 'Paris 11' are an arrondissement; a department stands for its region; a postcode is a search word. */
function placeNumber(
  tokens: readonly Token[],
  at: number,
  { cities, regions, words, departments, nameEnd }: Found,
  communes: Communes,
): void {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const district = districtOfPostcode(text) ?? (text.length <= 2 ? districtOf(before, Number(text)) : null);
  if (district) addDistrict(district, cities);
  else if (text.length === 5) {
    const shortened = shortenedBefore(tokens, at, communes.served(text));
    if (shortened) {
      // The postcode knows better than the name that was read of it.
      if (at - nameEnd < MOST_BEFORE) cities.pop();
      addCity(slugMeaning(shortened, communes), cities);
    } else if (cities.length === 0 && tokens.length <= at + 1) words.push(text);
  } else if (!isDistrictCity(before)) {
    const region = regionOfDepartment(text);
    if (region && before !== '(') regions.add(region.code);
    if (before !== '(') departments.push(text);
  }
}

/** Words of the name before its postcode: 'Villen. la Garenne 92390'. */
const MOST_BEFORE = 4;

/** The commune of the postcode whose name stands before it, shortened as the post does. */
function shortenedBefore(tokens: readonly Token[], at: number, served: readonly Commune[]): Commune | null {
  if (served.length === 0) return null;
  const words = tokens
    .slice(0, at)
    .filter(({ kind, text }) => kind === 'word' || text === ')')
    .slice(-MOST_BEFORE)
    .map(({ text }) => text);
  const pieces = words.map((_, start) => citySlugOf(words.slice(start).join('-')));
  const [found = null] = pieces.map((piece) => shortenedName(piece, served)).filter((commune) => commune !== null);
  return found;
}

/** Positions within long names: 'Provence' of Aix-en-Provence is no region. */
function withinNames(tokens: readonly Token[], communes: Communes, shouting: boolean): ReadonlySet<number> {
  const within = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(tokens, at, within, communes, shouting, LONG_NAME);
    if (name) for (let inside = at; inside < name.end; inside += 1) within.add(inside);
  }
  return within;
}

/** 'Bretagne', 'région parisienne', 'dans le Var', 'en Gironde'; positions are taken, departments handed back. */
function regionsAndDepartments(
  tokens: readonly Token[],
  { regions, taken, excluded }: { regions: Set<RegionCode>; taken: Set<number>; excluded: Excluded[] },
  names: ReadonlySet<number>,
): string[] {
  const departments: string[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(5, tokens.length - at); length > 0; length -= 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ');
      const region = names.has(at) ? undefined : REGION_PHRASES.get(phrase);
      const department = DEPARTMENT_PHRASES.get(phrase);
      const announced = /^(?:dans (?:le|la|les|l)|en|departement (?:de|du|des)(?: (?:la|l|le))?)$/.test(
        announcing(tokens, at),
      );
      if (region && !taken.has(at)) {
        if (isExcluded(tokens, at)) excluded.push({ name: regionOf(region)?.name ?? phrase, key: region });
        else regions.add(region);
      } else if (department && announced && !taken.has(at) && !names.has(at)) {
        departments.push(department);
        const around = regionOfDepartment(department);
        if (around) regions.add(around.code);
      } else continue;
      for (let inside = at; inside < at + length; inside += 1) taken.add(inside);
      break;
    }
  return departments;
}

function announcing(tokens: readonly Token[], at: number): string {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const from = before.findLastIndex((word) => /^(?:dans|en|departement)$/.test(word));
  return from < 0 ? '' : before.slice(from).join(' ');
}

const WAY_WORD = new RegExp(`^(?:${WAY}|porte)$`);

/** 'avenue de Paris' is in Versailles. */
const isStreet = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|du|des|d)$/.test(tokens[at - 1]?.text ?? '') && WAY_WORD.test(tokens[at - 2]?.text ?? '');

const NOT_THERE = new RegExp(
  String.raw`(?:^| )(?:sauf|hors|(?<!pourquoi )pas|excepte|ni|hormis|sans|dehors|exception|exclusion|exclure|exclus?|eviter|evite[rz]?|(?:^| )a part|ailleurs|autres?)(?: (?:a|au|aux|en|dans|de|du|d|la|le|les|l|sur|que|qu|ville|region|departement|du tout|etre|aller))*$`,
);

/** 'sauf Paris', 'pas à Paris', 'hors Île-de-France', 'en dehors de Paris', 'ailleurs qu'à Paris'. */
const isExcluded = (tokens: readonly Token[], at: number): boolean =>
  NOT_THERE.test(
    tokens
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => text)
      .join(' '),
  );

/** 'Paris exclu', 'Paris excepté'. */
const isExcludedAfter = (tokens: readonly Token[], end: number): boolean =>
  /^(?:exclue?s?|exceptee?|interdit)$/.test(tokens[end]?.text ?? '');

/** 'sauf Paris et Lyon': the second as well. */
const joins = (tokens: readonly Token[], from: number, to: number): boolean =>
  from >= 0 &&
  /^(?:et|ou|ni)(?: (?:a|au|en|sur))?$/.test(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
