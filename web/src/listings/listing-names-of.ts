import { type ListingNames, namesOfCities } from '@pignon/domain/listings/listing-names';
import type { CityCount, ListingCard } from '@pignon/domain/listings/read-models';
import { slugOf } from '@pignon/domain/listings/slug';

/** City names that are at hand without asking for all cities: those of the cards shown. 'Paris 16e' does not name Paris. */
export function namesAtHand(cards: readonly ListingCard[], cities: readonly CityCount[] = []): ListingNames {
  const known = namesOfCities(cities);
  const shown = new Map(
    cards.filter(({ city, citySlug }) => slugOf(city) === citySlug).map(({ city, citySlug }) => [citySlug, city]),
  );
  return { city: (slug) => known.city(slug) ?? shown.get(slug) ?? null };
}
