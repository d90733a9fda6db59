import { type AskedPlace, askedPlace } from '../../geography/asked-place';
import type { Communes } from '../../geography/towns/communes';
import { districtOfSlug, districtSlug } from '../../geography/towns/districts';
import { townCalled } from '../../geography/towns/named-town';
import { groupNamed, usualSlug } from '../../geography/towns/place-groups';
import { citySlugOf, foldText } from '../../shared/text/slug';

/** A place among the words of a search. */
export interface SaidPlace {
  readonly place: AskedPlace;
  /** As typed: what names the place in its own words finds it too. Empty for an arrondissement, whose number is in any address. */
  readonly words: string;
}

export interface PlacesInWords {
  /** The other words. */
  readonly rest: string;
  readonly places: readonly SaidPlace[];
}

const MOST_WORDS = 12;
const LONGEST_NAME = 6;
const LONGEST_DISTRICT = 4;
const STREET = /^(?:rue|avenue|av|boulevard|bd|place|cours|route|quai|faubourg|impasse|allee|chemin|porte)$/;
const STREETS_NAME = /^(?:de|du|des|d)$/;
/** A number before them counts something. */
const COUNTED = /^(?:\d{3}|[km]?€|m[2²]?|k|%|euros?|pieces?|mn|min|ans?|lots?|mois)$/;

/**
 * Arrondissements, groups of communes and names that a property's own words do not hold ('Chalons s/ Marne', 'Lomme').
 * The usual name of a city stays among the words: it finds every property that says it.
 */
export function placesInWords(typed: string, communes: Communes): PlacesInWords {
  const words = foldText(typed).split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const rest: string[] = [];
  const places: SaidPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const found = isStreets(words, at) ? null : (districtAt(words, at) ?? otherNameAt(words, at, communes));
    if (!found) rest.push(words[at] ?? '');
    else if (!places.some(({ place }) => place.slug === found.place.slug)) places.push(found);
    at += found?.length ?? 1;
  }
  return { rest: rest.join(' '), places };
}

const isStreets = (words: readonly string[], at: number): boolean =>
  STREETS_NAME.test(words[at - 1] ?? '') && STREET.test(words[at - 2] ?? '');

type Found = SaidPlace & { readonly length: number };

function districtAt(words: readonly string[], at: number): Found | null {
  for (let length = Math.min(LONGEST_DISTRICT, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const district = districtOfSlug(said.join('-'));
    if (!district || (/^\d{1,2}$/.test(said.at(-1) ?? '') && COUNTED.test(words[at + length] ?? ''))) continue;
    const slug = districtSlug(district);
    return {
      length,
      words: '',
      place: { asked: slug, slug, name: null, citySlugs: [], cityKeys: [], districts: [slug] },
    };
  }
  return null;
}

function otherNameAt(words: readonly string[], at: number, communes: Communes): Found | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length);
    const slug = citySlugOf(said.join('-'));
    if (isOtherName(slug, said, communes)) return { length, words: said.join(' '), place: askedPlace(slug, communes) };
  }
  return null;
}

/** Shorter words are no names of towns that nobody else bears. */
const SHORTEST = 4;

function isOtherName(slug: string, said: readonly string[], communes: Communes): boolean {
  if (groupNamed(slug) || usualSlug(slug) !== slug) return true;
  if (said.length === 1 && slug.length < SHORTEST) return false;
  const named = communes.named(slug);
  const town = named.length > 0 ? townCalled(slug, communes)?.commune : undefined;
  const own = town && citySlugOf(town.name).split('-');
  return own !== undefined && !said.every((word) => own.includes(word) || /^ste?$/.test(word));
}
