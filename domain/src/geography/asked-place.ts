import { citySlugOf } from '../shared/text/slug';
import type { Commune, Communes } from './towns/communes';
import { districtName, districtOfSlug, districtSlug } from './towns/districts';
import { keyIn, keyOf, namedTown } from './towns/named-town';
import { groupNamed, usualSlug } from './towns/place-groups';
import { WITH_POSTCODE } from './place-slug';
import { townWithin } from './towns/town-within';
import { whereabouts } from './whereabouts';

/** A place that an address, a filter or a chat asks for, and which properties lie there: any of these. */
export interface AskedPlace {
  readonly asked: string;
  /** The one name that addresses have for it. */
  readonly slug: string;
  /** Null when nobody knows it. */
  readonly name: string | null;
  readonly citySlugs: readonly string[];
  readonly cityKeys: readonly string[];
  readonly districts: readonly string[];
}

/** Nobody's address names a longer one. */
const LONGEST = 80;

export function askedPlace(asked: string, communes: Communes): AskedPlace {
  const none = { asked, slug: asked, name: null, citySlugs: [asked], cityKeys: [], districts: [] };
  if (asked.length > LONGEST) return none;
  const district = districtOfSlug(asked);
  if (district) {
    const slug = districtSlug(district);
    return { ...none, slug, name: districtName(district), citySlugs: [], districts: [slug] };
  }
  const group = groupNamed(asked);
  if (group) return { ...none, slug: group.slug, name: group.name, citySlugs: [group.slug], cityKeys: group.members };
  const [, name, postcode = null] = WITH_POSTCODE.exec(asked) ?? [];
  if (name && postcode) {
    const { commune } = whereabouts({ slug: name, postcode, point: null }, communes);
    if (commune) return ofKey(asked, commune);
  }
  const told = toldApart(asked, communes);
  if (told) return ofKey(asked, told);
  const town = namedTown(asked, communes)?.commune;
  if (town) {
    const slug = citySlugOf(town.name);
    return isKey(usualSlug(asked)) && !isOwn(slug, town, communes)
      ? ofKey(asked, town)
      : { ...none, slug, name: town.name, citySlugs: [slug] };
  }
  const around = townWithin(asked, communes)?.commune;
  return around ? { ...none, cityKeys: [keyOf(around)] } : none;
}

const ofKey = (asked: string, commune: Commune): AskedPlace => ({
  asked,
  slug: keyOf(commune),
  name: `${commune.name} (${commune.department})`,
  citySlugs: [],
  cityKeys: [keyOf(commune)],
  districts: [],
});

const isKey = (slug: string): boolean => keyIn(slug).department !== null;

/** Whether its bare slug means it. */
function isOwn(slug: string, commune: Commune, communes: Communes): boolean {
  const meant = namedTown(slug, communes)?.commune;
  return meant?.name === commune.name && meant.department === commune.department;
}

/** 'valence-26': of that name and department. */
function toldApart(asked: string, communes: Communes): Commune | null {
  const { name, department } = keyIn(asked);
  const told = communes.named(name).filter((commune) => commune.department === department);
  return told.find((commune) => citySlugOf(commune.name) === name) ?? told[0] ?? null;
}
