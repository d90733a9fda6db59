import { slugOf } from '../shared/text/slug';
import { districtOfSlug } from './towns/districts';
import { keyIn } from './towns/named-town';
import { groupNamed } from './towns/place-groups';

/** Whether what shows this city lies in the place asked for: an arrondissement only where the city says it. */
export function liesIn(
  place: string,
  { city, citySlug }: { readonly city: string; readonly citySlug: string },
): boolean {
  const district = districtOfSlug(place);
  if (district)
    return citySlug === district.citySlug && districtOfSlug(slugOf(city))?.arrondissement === district.arrondissement;
  const members = groupNamed(place)?.members ?? [];
  return place === citySlug || members.some((key) => key === citySlug || keyIn(key).name === citySlug);
}
