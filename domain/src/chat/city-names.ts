import type { Commune, Communes } from '../geography/communes';
import { departmentOf } from '../geography/place-of';
import { citySlugOf } from '../listings/slug';
import { KNOWN_TOWN, misspeltTown } from './misspelt-towns';
import { AMBIGUOUS_TOWNS, COMMON_WORDS, PROPERTY_NOUNS } from './place-words';
import { isPlaceNumber } from './quantities';
import type { Token } from './tokens';

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
  readonly slug: string;
  readonly communes: readonly Commune[];
  readonly end: number;
}

/** The longest name of a commune that begins here and may be meant as one. */
export function nameAt(
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
  for (let length = longestAt(spelled, communes); length >= shortest; length -= 1) {
    const piece = tokens.slice(at, at + length);
    const trust = trustOf(tokens, at, piece, shouting);
    if (trust === null) continue;
    const slug = citySlugOf(length === 1 ? first : spelled.slice(0, length).join('-'));
    if (slug.length > LONGEST_SLUG) continue;
    const found = called(slug, communes, trust) ?? (length === 1 ? misspelt(slug, communes, trust, first) : null);
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
const CHANGED_WITHIN = /^(?:ste?|[ldnsj])$/;

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
    if (!communes.begins(citySlugOf(words.slice(0, length).join('-')))) return length;
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

/** One slip in the name of a town that everybody knows; a letter that is not doubled as it should be is none. */
function misspelt(slug: string, communes: Communes, least: number, word: string): Omit<Name, 'end'> | null {
  const bare = least >= TOWN;
  if (slug.length < (bare ? BARE_LENGTH : 5) || COMMON_WORDS.has(word) || PROPERTY_NOUNS.has(word)) return null;
  // Without a word that announces it, only what begins like a town is one: 'parcelles' are no Sarcelles.
  const town = misspeltTown(slug, communes, { least: bare ? BIG_TOWN : KNOWN_TOWN, doubled: !bare, initial: bare });
  return town && { slug: citySlugOf(town.name), communes: [town] };
}

/** 'Valence (26)', 'Saint-Denis 93200', 'Murs, 84220'. */
export function departmentBeside(tokens: readonly Token[], end: number, communes: readonly Commune[]): string | null {
  for (const token of tokens.slice(end, end + 3)) {
    if (token.kind === 'word') return null;
    if (token.kind !== 'number') continue;
    const department = token.text.length === 5 ? departmentOf(token.text) : token.text;
    return communes.some((commune) => commune.department === department) ? department : null;
  }
  return null;
}
