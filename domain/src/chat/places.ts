import type { Commune, Communes } from '../geography/communes';
import type { RegionCode } from '../geography/place';
import { departmentOf } from '../geography/place-of';
import { regionOfDepartment } from '../geography/regions';
import { citySlugOf } from '../listings/slug';
import { AMBIGUOUS_TOWNS, COMMON_WORDS, PROPERTY_NOUNS } from './place-words';
import { DEPARTMENT_PHRASES, REGION_PHRASES } from './region-words';
import { isPlaceNumber } from './quantities';
import { slipsOf } from './spelling';
import type { Token } from './tokens';

export interface Places {
  /** Slugs, or keys where homonyms were told apart ('valence-26'). */
  readonly cities: readonly string[];
  readonly regions: readonly RegionCode[];
  /** Words that search finds in a property's place: a postcode alone, an arrondissement. */
  readonly words: readonly string[];
  /** Positions of what was read as a place. */
  readonly taken: ReadonlySet<number>;
}

const LONGEST_NAME = 6;
const LONG_NAME = 3;
/** Inhabitants from which a name in small letters, without any word that announces a place, is believed. */
const TOWN = 2000;
/** From which 'sur', 'dans', 'de' or a capital letter are believed. */
const VILLAGE = 300;
/** Known well enough to be misspelt or shortened ('Levallois', 'Marseile'). */
const KNOWN_TOWN = 20_000;

/** How a name is looked up; a few misspelt ones per message, each being hundreds of questions to the gazetteer. */
interface Gazetteer {
  readonly communes: Communes;
  corrections: number;
}
const MOST_CORRECTIONS = 3;

export function placesOf(tokens: readonly Token[], communes: Communes): Places {
  const gazetteer: Gazetteer = { communes, corrections: MOST_CORRECTIONS };
  const taken = new Set<number>();
  const cities: string[] = [];
  const regions = new Set<RegionCode>();
  const words: string[] = [];
  const shouting = !tokens.some(({ raw }) => /\p{Ll}{3}/u.test(raw));
  const departments = regionsAndDepartments(tokens, regions, taken, withinNames(tokens, gazetteer, shouting));
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken.has(at)) continue;
    if (isPlaceNumber(tokens, at)) {
      placeNumber(tokens, at, { cities, regions, words, departments });
      taken.add(at);
      continue;
    }
    const name = nameAt(tokens, at, taken, gazetteer, shouting);
    if (!name) continue;
    for (let inside = at; inside < name.end; inside += 1) taken.add(inside);
    if (isExcluded(tokens, at)) continue;
    const hint = departmentBeside(tokens, name.end, name.communes) ?? departments[0] ?? null;
    const told = name.communes.length > 1 && name.communes.some(({ department }) => department === hint);
    const city = told ? `${name.slug}-${hint?.toLowerCase()}` : name.slug;
    if (!cities.includes(city)) cities.push(city);
    if (told) for (const one of departments.splice(0)) dropRegion(one, regions);
  }
  // Search wants every word: two arrondissements would find nothing, the city alone finds both.
  const own = [...new Set(words.length > 0 ? words : arrondissementApart(tokens, cities))];
  return { cities, regions: [...regions], words: own.length === 1 ? own : [], taken };
}

/** 'dans le 15e à Paris'. */
function arrondissementApart(tokens: readonly Token[], cities: readonly string[]): readonly string[] {
  if (cities.length !== 1 || !/^(?:paris|lyon|marseille)$/.test(cities[0] ?? '')) return [];
  const at = tokens.findIndex(
    ({ kind, value }, position) =>
      kind === 'number' &&
      value >= 1 &&
      value <= 20 &&
      /^(?:e|er|eme|ieme)$/.test(tokens[position + 1]?.text ?? '') &&
      !tokens[position + 2]?.text.startsWith('etage'),
  );
  return at < 0 ? [] : [tokens[at]?.value === 1 ? '1er' : `${tokens[at]?.value}e`];
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
}

/** '75011' and 'Paris 11' are Paris and an arrondissement; a department stands for its region; a postcode is a search word. */
function placeNumber(tokens: readonly Token[], at: number, { cities, regions, words, departments }: Found): void {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const nearCity = /^(?:paris|lyon|marseille)$/.test(before);
  const coded = /^(?:(75)[01](\d\d)|(69)00(\d)|(13)0([01]\d))$/.exec(text);
  if (coded) {
    const city = coded[1] ? 'paris' : coded[3] ? 'lyon' : 'marseille';
    if (!cities.includes(city)) cities.push(city);
    const number = Number(coded[2] ?? coded[4] ?? coded[6]);
    if (number > 0) words.push(number === 1 ? '1er' : `${number}e`);
  } else if (nearCity && text.length <= 2) words.push(Number(text) === 1 ? '1er' : `${Number(text)}e`);
  else if (text.length === 5) {
    if (cities.length === 0 && tokens.length <= at + 1) words.push(text);
  } else {
    const region = regionOfDepartment(text);
    if (region && before !== '(') regions.add(region.code);
    if (before !== '(') departments.push(text);
  }
}

/** Positions within long names: 'Provence' of Aix-en-Provence is no region. */
function withinNames(tokens: readonly Token[], gazetteer: Gazetteer, shouting: boolean): ReadonlySet<number> {
  const within = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(tokens, at, within, gazetteer, shouting, LONG_NAME);
    if (name) for (let inside = at; inside < name.end; inside += 1) within.add(inside);
  }
  return within;
}

/** 'Bretagne', 'région parisienne', 'dans le Var', 'en Gironde'; positions are taken, departments handed back. */
function regionsAndDepartments(
  tokens: readonly Token[],
  regions: Set<RegionCode>,
  taken: Set<number>,
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
        if (!isExcluded(tokens, at)) regions.add(region);
      } else if (department && announced && !taken.has(at)) {
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

interface Name {
  readonly slug: string;
  readonly communes: readonly Commune[];
  readonly end: number;
}

/** The longest name of a commune that begins here and may be meant as one. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  gazetteer: Gazetteer,
  shouting: boolean,
  shortest = 1,
): Name | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length >= shortest; length -= 1) {
    const piece = tokens.slice(at, at + length);
    if (piece.some(({ kind }, offset) => kind !== 'word' || taken.has(at + offset))) continue;
    const article = { au: 'le', aux: 'les', du: 'le', des: 'les' }[piece[0]?.text ?? ''];
    const texts = piece.map(({ text }) => text);
    const spelled = article && length > 1 ? [article, ...texts.slice(1)] : texts;
    const trust = trustOf(tokens, at, piece, shouting);
    if (trust === null) continue;
    const slug = citySlugOf(spelled.join('-'));
    const found =
      called(slug, gazetteer.communes, trust) ?? (length === 1 ? misspelt(slug, gazetteer, trust, texts) : null);
    if (found) return { ...found, end: at + length };
  }
  return null;
}

/** Least population of a commune for which these words would be its name; null when they are ordinary words. */
function trustOf(tokens: readonly Token[], at: number, piece: readonly Token[], shouting: boolean): number | null {
  const before = tokens[at - 1];
  const [first] = piece;
  if (!first) return null;
  const capital =
    !shouting && at > 0 && !/^[.!?]$/.test(before?.text ?? '') && piece.some(({ raw }) => /^\p{Lu}/u.test(raw));
  const to = before?.text === 'a' || /^(?:commune|ville)$/.test(tokens[at - 2]?.text ?? '');
  const own = piece.filter(({ text }) => !/^(?:le|la|les|l|d|de|du|des|au|aux)$/.test(text));
  if (own.length === 0) return null;
  const told = tokens[at + piece.length]?.text === '(' && isPlaceNumber(tokens, at + piece.length + 1);
  if (own.every(({ text }) => PROPERTY_NOUNS.has(text))) return told || to ? 0 : null;
  if (own.every(({ text }) => AMBIGUOUS_TOWNS.has(text)))
    return told || (to && !shouting && own.every(({ raw }) => /^\p{Lu}/u.test(raw))) ? 0 : null;
  if (own.every(({ text }) => COMMON_WORDS.has(text))) return told ? 0 : null;
  if (piece.length === 1 && COMMON_WORDS.has(first.text)) return null;
  // 'la boutique', 'les bureaux à louer': a name of several words is more than ordinary words with a capital.
  if (piece.some(({ text }) => PROPERTY_NOUNS.has(text) || /^(?:a|et|ou|avec|pour|vendre|louer|cherche)$/.test(text)))
    return told ? 0 : null;
  if (to || told) return 0;
  if (capital || /^(?:sur|dans|de|d|en|vers|cote|pres|autour|secteur|proche|region)$/.test(before?.text ?? ''))
    return VILLAGE;
  return TOWN;
}

/** Of homonyms that are large enough; the usual short name of a large town before a village that bears it alone. */
function called(slug: string, communes: Communes, least: number): Omit<Name, 'end'> | null {
  const named = communes.named(slug);
  const size = Math.max(0, ...named.map(({ population }) => population));
  const [longer] = communes
    .beginningWith(slug)
    .filter(({ population }) => population >= KNOWN_TOWN && population >= 10 * size)
    .toSorted((a, b) => b.population - a.population);
  const candidates = longer ? [longer] : named;
  const largest = candidates.toSorted((a, b) => b.population - a.population)[0];
  if (!largest || largest.population < least) return null;
  const own = candidates.filter(({ name }) => citySlugOf(name) === slug);
  const chosen = own.length > 0 ? own : [largest];
  return { slug: own.length > 0 ? slug : citySlugOf(largest.name), communes: chosen };
}

/** One slip in the name of a town that everybody knows, where a place is announced. */
function misspelt(
  slug: string,
  gazetteer: Gazetteer,
  least: number,
  [word = '']: readonly string[],
): Omit<Name, 'end'> | null {
  if (least >= TOWN || slug.length < 5 || COMMON_WORDS.has(word) || PROPERTY_NOUNS.has(word)) return null;
  if (gazetteer.corrections === 0) return null;
  gazetteer.corrections -= 1;
  let best: Commune | null = null;
  for (const slip of slipsOf(slug))
    for (const commune of gazetteer.communes.named(slip))
      if (
        commune.population >= KNOWN_TOWN &&
        citySlugOf(commune.name) === slip &&
        commune.population > (best?.population ?? 0)
      )
        best = commune;
  return best && { slug: citySlugOf(best.name), communes: [best] };
}

/** 'Valence (26)', 'Saint-Denis 93200', 'Murs, 84220'. */
function departmentBeside(tokens: readonly Token[], end: number, communes: readonly Commune[]): string | null {
  for (const token of tokens.slice(end, end + 3)) {
    if (token.kind === 'word') return null;
    if (token.kind !== 'number') continue;
    const department = token.text.length === 5 ? departmentOf(token.text) : token.text;
    return communes.some((commune) => commune.department === department) ? department : null;
  }
  return null;
}

/** 'sauf Paris', 'pas à Paris', 'hors Île-de-France'. */
function isExcluded(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');
  return /(?:^| )(?:sauf|hors|pas|excepte|ni|hormis)(?: (?:a|au|en|dans|de|la|le|l|sur))*$/.test(before);
}
