import { type ListingNames, namesOfPlaces } from '@pignon/domain/listings/listing-names';
import type { ListingCard, NamedPlace } from '@pignon/domain/listings/read-models';

/** Names at hand without asking for all cities: of the places asked for, else of the cards shown, whatever staff had typed. */
export function namesAtHand(cards: readonly ListingCard[], places: readonly NamedPlace[] = []): ListingNames {
  const known = namesOfPlaces(places);
  const shown = new Map(cards.map(({ commune, citySlug }) => [citySlug, commune]));
  return { city: (slug) => known.city(slug) ?? shown.get(slug) ?? null };
}
