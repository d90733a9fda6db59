import { liesIn } from '@pignon/domain/geography/lies-in';
import { PLACE_GROUPS } from '@pignon/domain/geography/towns/place-groups';
import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import type { CityCount } from '@pignon/domain/listings/read-models';
import { foldText, slugOf } from '@pignon/domain/shared/text/slug';
import type { CityChoice } from './use-cities';

interface Known {
  readonly cities: readonly CityChoice[];
  readonly counts: readonly CityCount[] | undefined;
  readonly districts: readonly CityCount[] | undefined;
}

/** Places that what was typed may name, however it was spelt: 'ste adresse', 'lhay', 'paris 16', 'la défense'. */
export function placesFound(typed: string, { cities, counts = [], districts = [] }: Known): readonly CityChoice[] {
  const words = foldText(typed);
  const [slug, city] = [slugOf(typed), placeSlugOf(typed)];
  const named = cities.filter((one) => foldText(one.name).includes(words) || one.slug.includes(city));
  if (slug === '') return named;
  // A whole city goes by its name; its arrondissements once their number is begun.
  const parts = /\d/.test(slug) ? districts.filter((one) => one.slug === city || one.slug.startsWith(slug)) : [];
  const groups = PLACE_GROUPS.filter((group) => group.slug.includes(city)).flatMap(({ slug: group, name }) => {
    const count = counts
      .filter((one) => liesIn(group, { city: one.name, citySlug: one.slug }))
      .reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? [{ slug: group, name, count }] : [];
  });
  return [...parts, ...groups, ...named];
}
