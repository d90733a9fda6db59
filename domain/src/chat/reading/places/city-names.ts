import type { Commune, Communes } from '../../../geography/towns/communes';
import { departmentOf } from '../../../geography/regions/departments';
import { isDistrictCity } from '../../../geography/towns/districts';
import { bearersOf, keyOf, townCalled } from '../../../geography/towns/named-town';
import { groupNamed, wordsOfOtherName } from '../../../geography/towns/place-groups';
import { isSame } from '../../../geography/towns/town-beginnings';
import { remembered } from '../../../shared/remembered';
import { citySlugOf } from '../../../shared/text/slug';
import { KNOWN_TOWN, findMisspeltTown } from './misspelt-towns';
import { PROPERTY_NOUNS } from '../words/lexicon';
import { AMBIGUOUS_TOWNS, COMMON_WORDS } from '../words/place-words';
import { isPlaceNumber } from '../amounts/quantities';
import type { Token } from '../words/tokens';

const slugOfWords = remembered(citySlugOf);

/** Words of 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson'. */
const LONGEST_NAME = 8;
/** Inhabitants from which a name in small letters, without any word that announces a place, is believed. */
const TOWN = 2000;
/** From which 'sur', 'dans', 'de' or a capital letter are believed. */
const VILLAGE = 300;
/** Known to everybody: misspelt it is believed without a word that announces a place. */
const BIG_TOWN = 50_000;
/** Shorter words without such a word have too many neighbours ('chalet', 'Cholet'). */
const BARE_LENGTH = 7;

/** Signs of the longest name: nothing longer is looked up. */
const LONGEST_SLUG = 46;

export interface Name {
  /** Slug of what was said. */
  readonly typed: string;
  /** Slug of the place that is meant. */
  readonly slug: string;
  /** What it is called. */
  readonly name: string;
  readonly end: number;
}

/** The longest name of a commune that begins here and may be meant as one. */
export function readNameAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  communes: Communes,
  shouting: boolean,
  shortest = 1,
): Name | null {
  const words = wordsAt(tokens, at, taken);
  const [first = ''] = words;
  const article = { au: 'le', aux: 'les', du: 'le', des: 'les' }[first];
  const spelled = article ? [article, ...words.slice(1)] : words;
  const other = wordsOfOtherName(spelled, slugOfWords);
  for (let length = Math.max(other, longestAt(spelled, communes)); length >= shortest; length -= 1) {
    const piece = tokens.slice(at, at + length);
    const trust = trustOf(tokens, at, piece, shouting);
    if (trust === null) continue;
    const slug = slugOfWords(length === 1 ? first : spelled.slice(0, length).join('-'));
    if (slug.length > LONGEST_SLUG) continue;
    const found =
      findNamed(slug, communes, trust) ?? (length === 1 ? findMisspelt(slug, communes, trust, first) : null);
    if (found) return { ...found, end: at + length };
  }
  return null;
}

/** The words from here on that may be parts of one name. */
function wordsAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): readonly string[] {
  const near = tokens.slice(at, at + LONGEST_NAME);
  const end = near.findIndex(({ kind }, offset) => kind !== 'word' || taken.has(at + offset));
  return near.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
}

/** Written otherwise within a name than at its end: 'st' of 'mont-st-michel', 'l' of 'l-hay'. */
const CHANGED_WITHIN = /^(?:ste?|mt|ss|[ldnsj])$/;

/** More of those than a name has side by side ('st j de luz'). */
const RUN_OF_CHANGED = 3;

/** No name has more of these words: most are the beginning of none, and then longer pieces need not be looked up. */
function longestAt(words: readonly string[], communes: Communes): number {
  let changed = 0;
  for (let length = 1; length < words.length; length += 1) {
    const last = words[length - 1] ?? '';
    changed = CHANGED_WITHIN.test(last) ? changed + 1 : 0;
    // No name goes on after it.
    if (last === 'cedex' || changed === RUN_OF_CHANGED) return length;
    if (changed > 0 || words[length] === 'cedex') continue;
    if (!communes.begins(slugOfWords(words.slice(0, length).join('-')))) return length;
  }
  return words.length;
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

/** The one whom people mean by it, large enough to be believed; the beginning of a name only of a town. */
function findNamed(typed: string, communes: Communes, least: number): Omit<Name, 'end'> | null {
  const group = groupNamed(typed);
  if (group) return { typed, slug: group.slug, name: group.name };
  const town = townCalled(typed, communes);
  const enough = town?.as === 'longer' && least > 0 ? Math.max(least, KNOWN_TOWN) : least;
  if (!town || town.commune.population < enough) return null;
  return { typed, slug: slugOfTown(town.commune, communes), name: town.commune.name };
}

/** Its bare slug, or its key where that means another ('saint-denis-974'). */
export function slugOfTown(town: Commune, communes: Communes): string {
  const slug = slugOfWords(town.name);
  const meant = townCalled(slug, communes)?.commune;
  return meant && isSame(meant, town) ? slug : keyOf(town);
}

/** Of those that go by a name the one that a number tells: a key where several bear the name whole. */
export function tellApart({ typed, slug }: Name, told: Told, communes: Communes): string | null {
  const those = isDistrictCity(slug) ? [] : bearersOf(typed, communes).map(({ commune }) => commune);
  const near = those.filter(({ department }) => department === told.department).toSorted(bySize);
  const commune = near.find(({ postcodes }) => postcodes.includes(told.postcode ?? '')) ?? near[0];
  if (those.length < 2 || !commune) return null;
  const own = slugOfWords(commune.name);
  const homonyms = those.filter(({ name }) => slugOfWords(name) === own);
  return homonyms.length > 1 || own === slug ? keyOf(commune) : slugOfTown(commune, communes);
}

const bySize = (a: Commune, b: Commune): number => b.population - a.population;

export interface Told {
  readonly department: string;
  readonly postcode: string | null;
}

/** One slip in the name of a town that everybody knows; a letter that is not doubled as it should be is none. */
function findMisspelt(slug: string, communes: Communes, least: number, word: string): Omit<Name, 'end'> | null {
  const bare = least >= TOWN;
  if (slug.length < (bare ? BARE_LENGTH : 5) || COMMON_WORDS.has(word) || PROPERTY_NOUNS.has(word)) return null;
  // Without a word that announces it, only what begins like a town is one: 'parcelles' are no Sarcelles.
  const town = findMisspeltTown(slug, communes, { least: bare ? BIG_TOWN : KNOWN_TOWN, doubled: !bare, initial: bare });
  return town && { typed: slug, slug: slugOfWords(town.name), name: town.name };
}

/** 'Valence (26)', 'Saint-Denis 93200', 'Murs, 84220'. */
export function readNumberBeside(tokens: readonly Token[], end: number): Told | null {
  for (const token of tokens.slice(end, end + 3)) {
    if (token.kind === 'word') return null;
    if (token.kind !== 'number') continue;
    const postcode = token.text.length === 5 ? token.text : null;
    const department = postcode ? departmentOf(postcode) : token.text;
    return department === null ? null : { department, postcode };
  }
  return null;
}
