import { districtName, districtOfSlug } from '../geography/towns/districts';
import type { TransactionType } from './property-fields';

export const TRANSACTION_LABELS: Readonly<Record<TransactionType, string>> = { sale: 'Vente', rental: 'Location' };
export const OCCUPANCY_LABELS = { occupied: 'Occupé', vacant: 'Libre' } as const;

/** What a list calls the cities of its address; null when it does not know one. */
export interface ListingNames {
  city(slug: string): string | null;
}

export const namesOfPlaces = (places: readonly { readonly asked: string; readonly name: string }[]): ListingNames => {
  const names = new Map(places.map(({ asked, name }) => [asked, name]));
  return { city: (slug) => names.get(slug) ?? null };
};

export const namesOfCities = (cities: readonly { readonly slug: string; readonly name: string }[]): ListingNames => {
  const names = new Map(cities.map(({ slug, name }) => [slug, name]));
  return { city: (slug) => names.get(slug) ?? null };
};

const SMALL_WORDS = /^(?:de|des|du|la|le|les|en|et|sur|sous|lès|aux|au)$/;

/** An unknown city is named after its address: 'saint-denis' → 'Saint-Denis', 'valence-26' → 'Valence (26)'. */
export function cityName(slug: string, names?: ListingNames): string {
  const known = names?.city(slug);
  if (known) return known;
  const district = districtOfSlug(slug);
  if (district) return districtName(district);
  const [, words = slug, department] = /^(.*[a-z])-(\d\d\d?|2[ab])$/.exec(slug) ?? [];
  const name = words
    .split('-')
    .map((word, index) => (index > 0 && SMALL_WORDS.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('-');
  return department === undefined ? name : `${name} (${department.toUpperCase()})`;
}
