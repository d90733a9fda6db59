import { citySlugOf, slugOf } from '../shared/text/slug';
import type { Commune, Communes } from './towns/communes';
import { districtOfPostcode, districtOfSlug } from './towns/districts';
import { type LngLat, pointOf } from './lng-lat';
import { namedTown } from './towns/named-town';
import type { Place, RegionCode } from './place';
import type { PlaceGroup } from './towns/place-groups';
import { FIVE_DIGITS, postcodeIn } from './towns/postcode-in';
import { regionNear } from './regions/region-at';
import { regionOfDepartment } from './regions/regions';
import { type Whereabouts, whereabouts } from './whereabouts';

export interface Located {
  readonly city: string;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const FALLBACK: RegionCode = '11';

/**
 * One commune and one region whatever the spelling received, in the order of what is worth believing: the postcode, the
 * coordinates, the name that people mean; at last the specification's Île-de-France. What is not certain is flagged (M69,
 * F28, F69).
 */
export function placeOf(located: Located, communes: Communes): Place {
  const postcode = saidPostcode(located);
  const { commune, group, department, point, isCertain } = whereaboutsOf(located, communes);
  const region = department ? (regionOfDepartment(department)?.code ?? null) : (regionOf(group) ?? regionAround(point));
  const name = commune?.name ?? group?.name ?? located.city.trim();
  const slug = citySlugOf(name) || 'ville';
  const cityKey = department ? `${slug}-${department.toLowerCase()}` : slug;
  return {
    commune: name,
    arrondissement: arrondissementOf(located.city, postcode),
    citySlug: bareSlug({ slug, cityKey, commune, group }, communes),
    cityKey,
    postcode,
    department,
    region: region ?? (department ? null : FALLBACK),
    regionGuessed: !isCertain,
  };
}

/** What else the property's place may be, the likeliest first: for staff, beside 'Région à vérifier'. */
export const otherPlaces = (located: Located, communes: Communes): readonly string[] =>
  whereaboutsOf(located, communes).others.map(({ name, department }) => `${name} (${department})`);

/** What city, postcode and point say of the commune. */
export const whereaboutsOf = (located: Located, communes: Communes): Whereabouts =>
  whereabouts(
    {
      slug: citySlugOf(located.city.replace(FIVE_DIGITS, ' ')),
      postcode: saidPostcode(located),
      point: pointOf(located),
    },
    communes,
  );

/** A bare name stands for the one that people mean, in addresses too: its namesakes there go by their key ('neuilly-27'). */
function bareSlug(
  {
    slug,
    cityKey,
    commune,
    group,
  }: {
    readonly slug: string;
    readonly cityKey: string;
    readonly commune: Commune | null;
    readonly group: PlaceGroup | null;
  },
  communes: Communes,
): string {
  if (group && !commune) return slug;
  const meant = namedTown(slug, communes)?.commune;
  return meant === undefined || citySlugOf(meant.name) === slug ? slug : cityKey;
}

/** Where all its communes lie. */
const regionOf = (group: PlaceGroup | null): RegionCode | undefined =>
  group ? regionOfDepartment((group.members[0] ?? '').replace(/^.*-/, '').toUpperCase())?.code : undefined;

const regionAround = (point: LngLat | null): RegionCode | null => point && regionNear(point);

/** Said on its own first, then beside the city, then in the address. */
const saidPostcode = ({ postcode, address, city }: Located): string | null =>
  postcodeIn(postcode ?? '') ?? postcodeIn(city) ?? postcodeIn(address ?? '');

/** 'Paris 16ème', 'Lyon 3e', 'Marseille 02', '75116': the arrondissement as people write it. */
function arrondissementOf(city: string, postcode: string | null): string | null {
  const words = slugOf(city.replace(FIVE_DIGITS, ' ')).split('-');
  // A quarter may stand behind it: 'Paris 16 - Trocadéro'.
  const named = [words, words.slice(0, 3), words.slice(0, 2)].flatMap((some) => districtOfSlug(some.join('-')) ?? []);
  return (named[0] ?? districtOfPostcode(postcode))?.arrondissement ?? null;
}
