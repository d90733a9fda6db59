import { citySlugOf, slugOf } from '../shared/text/slug';
import { districtOfPostcode, districtOfSlug, districtSlug } from './towns/districts';

/** 'valence-82400': a name and its postcode. */
export const WITH_POSTCODE = /^(.*[a-z\d])-(\d{5})$/;

/** One slug per place whatever was typed: that of an arrondissement ('Paris 16' is 'paris-16e'), else of a city. */
export function placeSlugOf(text: string): string {
  const slug = slugOf(text);
  const [, name = '', postcode = null] = WITH_POSTCODE.exec(slug) ?? [];
  const coded = districtOfPostcode(postcode);
  const district = districtOfSlug(slug) ?? (coded?.citySlug === citySlugOf(name) ? coded : null);
  return district ? districtSlug(district) : citySlugOf(text);
}
