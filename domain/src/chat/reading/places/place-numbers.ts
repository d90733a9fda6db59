import type { Commune, Communes } from '../../../geography/towns/communes';
import {
  type District,
  districtOf,
  districtOfPostcode,
  districtOfSlug,
  districtSlug,
  isDistrictCity,
} from '../../../geography/towns/districts';
import type { RegionCode } from '../../../geography/place';
import { regionOfDepartment } from '../../../geography/regions/regions';
import { shortenedName } from '../../../geography/towns/shortened-names';
import { citySlugOf } from '../../../shared/text/slug';
import type { Token } from '../words/tokens';
import { slugOfTown } from './city-names';

interface Found {
  readonly cities: string[];
  readonly regions: Set<RegionCode>;
  readonly words: string[];
  readonly departments: string[];
  /** Where the last name of a city ends. */
  readonly nameEnd: number;
}

/** '75011' and 'Paris 11' are an arrondissement; a department stands for its region; a postcode is a search word. */
export function addPlaceNumber(
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
    const shortened = findShortenedBefore(tokens, at, communes.served(text));
    if (shortened) {
      // The postcode knows better than the name that was read of it.
      if (at - nameEnd < MOST_BEFORE) cities.pop();
      addCity(slugOfTown(shortened, communes), cities);
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
function findShortenedBefore(tokens: readonly Token[], at: number, served: readonly Commune[]): Commune | null {
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

/** '75016 Paris' has said the city already. */
export function addCity(city: string, cities: string[]): void {
  if (!cities.includes(city) && !cities.some((one) => districtOfSlug(one)?.citySlug === city)) cities.push(city);
}

/** A city's arrondissement instead of the whole city. */
export function addDistrict(district: District, cities: string[]): void {
  const whole = cities.indexOf(district.citySlug);
  if (whole >= 0) cities.splice(whole, 1);
  const slug = districtSlug(district);
  if (!cities.includes(slug)) cities.push(slug);
}
