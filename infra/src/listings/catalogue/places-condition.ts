import type { AskedPlace } from '@pignon/domain/geography/asked-place';
import type { Values } from './values';

/** In any of these places. An arrondissement is looked up among what its city's index holds. */
export function placesCondition(places: readonly AskedPlace[], values: Values): string {
  const slugs = places.flatMap(({ citySlugs }) => citySlugs);
  const keys = places.flatMap(({ cityKeys }) => cityKeys);
  const districts = places.flatMap(({ districts: those }) => those);
  return [
    ...(slugs.length > 0 ? [`city_slug = any(${values.add(slugs)})`] : []),
    ...(keys.length > 0 ? [`city_key = any(${values.add(keys)})`] : []),
    ...(districts.length > 0
      ? [
          `city_slug = any(${values.add(districts.map((district) => district.replace(/-.*$/, '')))})
             and district = any(${values.add(districts)})`,
        ]
      : []),
  ].join(' or ');
}
