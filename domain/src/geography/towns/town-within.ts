import type { Communes } from './communes';
import { type NamedTown, namedTown } from './named-town';

const LONGEST_PIECE = 6;
/** Nobody's city is longer: a text of any size is not looked through. */
const MOST_WORDS = 12;
/** Inhabitants: there are communes called Ville, Bains, Les Pins and La Vallée. */
const TOWN = 2000;
/** What stands beside the name of a place that is no other place. */
const BESIDE =
  /^(?:centre|ville|bourg|village|quartier|secteur|commune|zone|za|zi|zac|gare|mairie|nord|sud|est|ouest|proche|pres|hyper|intra|muros|cedex|france|de|du|des|la|le|les|l|d|a|en|l?agglomeration|dagglomeration)$/;

/** 'centre-ville-de-rennes' holds 'rennes': whole words, the longest name first, so that 'varennes' never means Rennes. */
export function townWithin(slug: string, communes: Communes): NamedTown | null {
  const words = slug.split('-').filter(Boolean).slice(0, MOST_WORDS);
  for (let length = Math.min(words.length - 1, LONGEST_PIECE); length > 0; length -= 1) {
    const found = words
      .slice(0, words.length - length + 1)
      .flatMap((_, start) => named(words, start, length, communes))
      .toSorted((a, b) => b.commune.population - a.commune.population)[0];
    if (found) return found;
  }
  return null;
}

/** What follows them tells a town from its namesakes, and is no town of its own: 'Olonne-sur-Mer'. */
const TELLS_APART = /^(?:sur|sous|les|lez|en|aux|pres)$/;

function named(words: readonly string[], start: number, length: number, communes: Communes): readonly NamedTown[] {
  if (TELLS_APART.test(words[start - 1] ?? '')) return [];
  const piece = words.slice(start, start + length).join('-');
  const town = namedTown(piece, communes);
  if (!town) return [];
  const others = [...words.slice(0, start), ...words.slice(start + length)];
  if (others.every((word) => BESIDE.test(word))) return length > 1 || isTown(town) ? [town] : [];
  // Beside other names only by its whole name: 'Antibes Juan-les-Pins' holds no town called Les Pins.
  return communes.named(piece).length > 0 && isTown(town) ? [town] : [];
}

const isTown = ({ commune }: NamedTown): boolean => commune.population >= TOWN;
