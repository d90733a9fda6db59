import type { Communes } from '../../../geography/towns/communes';
import {
  type District,
  districtName,
  districtOf,
  districtSlug,
  isDistrictCity,
} from '../../../geography/towns/districts';
import type { RegionCode } from '../../../geography/place';
import { departmentName, regionOfDepartment } from '../../../geography/regions/regions';
import { isPlaceNumber } from '../amounts/quantities';
import { WAY } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { readNameAt, readNumberBeside, tellApart } from './city-names';
import { isExcluded, isExcludedAfter, joinsExcluded } from './excluded-places';
import type { Excluded, PlaceNotes } from './noted-places';
import { addCity, addDistrict, addPlaceNumber } from './place-numbers';
import { takeRegionsAndDepartments } from './regions-said';
import { readRomanAfterCity } from './roman-numbers';
import { unknownPlacesOf } from './unknown-places';

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
  const tokens = said.map((token, at) => readRomanAfterCity(token, said[at - 1]));
  const taken = new Set<number>();
  const cities: string[] = [];
  const regions = new Set<RegionCode>();
  const words: string[] = [];
  const shouting = !tokens.some(({ raw }) => /\p{Ll}{3}/u.test(raw));
  const excluded: Excluded[] = [];
  let excludedUntil = -1;
  let nameEnd = Number.NEGATIVE_INFINITY;
  const departments = takeRegionsAndDepartments(
    tokens,
    { regions, taken, excluded },
    positionsOfNames(tokens, communes, shouting),
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
      addPlaceNumber(tokens, at, { cities, regions, words, departments, nameEnd }, communes);
      taken.add(at);
      continue;
    }
    const name = readNameAt(tokens, at, taken, communes, shouting);
    if (!name) continue;
    for (let inside = at; inside < name.end; inside += 1) taken.add(inside);
    if (isStreet(tokens, at)) continue;
    if (isExcluded(tokens, at) || isExcludedAfter(tokens, name.end) || joinsExcluded(tokens, excludedUntil, at)) {
      excluded.push({ name: name.name, key: name.slug });
      excludedUntil = name.end;
      continue;
    }
    const [within = null] = departments;
    const beside = readNumberBeside(tokens, name.end);
    const told =
      (beside && tellApart(name, beside, communes)) ??
      (within === null ? null : tellApart(name, { department: within, postcode: null }, communes));
    const city = told ?? name.slug;
    addCity(city, cities);
    nameEnd = name.end;
    if (told) for (const one of departments.splice(0)) dropRegion(one, regions);
  }
  for (const district of districtsOf(tokens, cities, excluded)) addDistrict(district, cities);
  const widened = departments.flatMap((code) => {
    const region = regionOfDepartment(code);
    return region && regions.has(region.code)
      ? [{ department: departmentName(code) ?? code, region: region.name }]
      : [];
  });
  const unknown = unknownPlacesOf(tokens, taken, shouting);
  return { cities, regions: [...regions], words: words.length === 1 ? words : [], taken, excluded, unknown, widened };
}

/** 'dans le 15e à Paris'. */
function districtsOf(tokens: readonly Token[], cities: readonly string[], excluded: Excluded[]): readonly District[] {
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

const dropRegion = (department: string, regions: Set<RegionCode>): void => {
  const region = regionOfDepartment(department);
  if (region) regions.delete(region.code);
};

/** Positions within long names: 'Provence' of Aix-en-Provence is no region. */
function positionsOfNames(tokens: readonly Token[], communes: Communes, shouting: boolean): ReadonlySet<number> {
  const within = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const name = readNameAt(tokens, at, within, communes, shouting, LONG_NAME);
    if (name) for (let inside = at; inside < name.end; inside += 1) within.add(inside);
  }
  return within;
}

const WAY_WORD = new RegExp(`^(?:${WAY}|porte)$`);

/** 'avenue de Paris' is in Versailles. */
const isStreet = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|du|des|d)$/.test(tokens[at - 1]?.text ?? '') && WAY_WORD.test(tokens[at - 2]?.text ?? '');
