import { type AskedPlace, askedPlace } from '@pignon/domain/geography/asked-place';
import { knownCommunes } from './known-communes';

/** Enough for every town that a site lists; a robot's inventions do not fill the memory. */
const MOST_KEPT = 5000;
const kept = new Map<string, AskedPlace>();

/** What the slugs of an address stand for; asked again they cost nothing. */
export const placesAsked = (slugs: readonly string[]): readonly AskedPlace[] => slugs.map(placeAsked);

function placeAsked(slug: string): AskedPlace {
  const known = kept.get(slug);
  if (known) return known;
  const place = askedPlace(slug, knownCommunes);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(slug, place);
  return place;
}
