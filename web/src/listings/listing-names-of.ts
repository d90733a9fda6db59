import { type ListingNames, namesOfCities } from '@pignon/domain/listings/listing-names';
import type { CityCount, ListingCard } from '@pignon/domain/listings/read-models';

/** City names that are at hand without asking for all cities: those of the cards shown, whatever staff had typed. */
export function namesAtHand(cards: readonly ListingCard[], cities: readonly CityCount[] = []): ListingNames {
  const known = namesOfCities(cities);
  const shown = new Map(cards.map(({ commune, citySlug }) => [citySlug, commune]));
  return { city: (slug) => known.city(slug) ?? shown.get(slug) ?? null };
}
