import type { Commune, Communes } from './towns/communes';
import { departmentOf } from './regions/departments';
import { metresBetween } from './distance';
import { districtOfPostcode, isDistrictCity } from './towns/districts';
import type { LngLat } from './lng-lat';
import { type Bearer, bearersOf, keyIn, keyOf, largest, namedTown, type NamedTown } from './towns/named-town';
import { overseasAt } from './regions/overseas';
import { groupNamed, type PlaceGroup, usualSlug } from './towns/place-groups';
import type { RegionCode } from './place';
import { regionNear } from './regions/region-at';
import { regionOfDepartment } from './regions/regions';
import { shortenedName } from './towns/shortened-names';
import { isSame } from './towns/town-beginnings';
import { townWithin } from './towns/town-within';

/** What a property's city, postcode and point say together. */
export interface Whereabouts {
  readonly commune: Commune | null;
  /** 'La Défense': known, though no commune. */
  readonly group: PlaceGroup | null;
  readonly department: string | null;
  /** The point told more than the name. */
  readonly point: LngLat | null;
  /** Nothing speaks against it, and nobody else may be meant (F69). */
  readonly isCertain: boolean;
  readonly others: readonly Commune[];
}

export interface Said {
  /** Slug of the name as typed, without its postcode. */
  readonly slug: string;
  readonly postcode: string | null;
  readonly point: LngLat | null;
}

const UNKNOWN: Whereabouts = {
  commune: null,
  group: null,
  department: null,
  point: null,
  isCertain: false,
  others: [],
};
const certain = (commune: Commune): Whereabouts => ({
  ...UNKNOWN,
  commune,
  department: commune.department,
  isCertain: true,
});

/** In the order of what is worth believing: postcode, point, name. */
export const whereabouts = (said: Said, communes: Communes): Whereabouts =>
  byPostcode(said, communes) ?? byPoint(said, communes) ?? byName(said.slug, communes);

/** Inhabitants from which a name that a postcode or point contradicts leaves doubt. */
const TOWN = 2000;

function byPostcode({ slug, postcode }: Said, communes: Communes): Whereabouts | null {
  const department = departmentOf(postcode);
  if (postcode === null || department === null) return null;
  const served = communes.served(postcode);
  const name = nameIn(slug);
  const bearers = bearersOf(name, communes);
  const isServed = ({ commune }: Bearer): boolean => served.some((one) => isSame(one, commune));
  const told = largest(bearers.filter(isServed))?.commune ?? usual(name, served) ?? shortenedName(name, served);
  if (told) return certain(told);
  const district = districtOfPostcode(postcode);
  if (district && isDistrictCity(district.citySlug) && name === district.citySlug)
    return certainOr(largest(bearers)?.commune);
  const near =
    largest(bearers.filter(({ commune }) => commune.department === department))?.commune ??
    inDepartment(townWithin(name, communes), department);
  if (near) return certain(near);
  const group = groupNamed(name);
  const members = served.filter((commune) => group?.members.includes(keyOf(commune)));
  const [only] = members.length === 1 ? members : served;
  if (only && (members.length === 1 || served.length === 1)) {
    const meant = group ? null : namedTown(name, communes);
    const others = meant && meant.commune.population >= TOWN ? [meant.commune] : [];
    return { ...certain(only), isCertain: others.length === 0, others };
  }
  return { ...UNKNOWN, group, department, isCertain: true };
}

const certainOr = (commune: Commune | undefined): Whereabouts | null => (commune ? certain(commune) : null);

const inDepartment = (town: NamedTown | null, department: string): Commune | null =>
  [town?.commune, ...(town?.others ?? [])].find((commune) => commune?.department === department) ?? null;

/** 'juan-les-pins' is Antibes. */
const usual = (name: string, served: readonly Commune[]): Commune | null =>
  served.find((commune) => keyOf(commune) === usualSlug(name)) ?? null;

/** 'valence-26' is 'valence' where a postcode or point says the department better. */
const nameIn = (slug: string): string => keyIn(slug).name;

/** From a town's middle to its last house, centres to a hundredth of a degree included. */
export const TOWN_METRES = 20_000;
/** By so much farther off may who bears the name whole be, and go before who bears it by half. */
const BY_HALF_METRES = { own: 0, longer: 3000, joined: 5000 } as const;

function byPoint({ slug, point }: Said, communes: Communes): Whereabouts | null {
  const region = point && regionNear(point);
  const overseas = point && !region ? overseasAt(point) : null;
  if (!point || (!region && !overseas)) return null;
  const name = nameIn(slug);
  const within = townWithin(name, communes);
  const bearers: readonly Bearer[] = [
    ...bearersOf(name, communes),
    ...[namedTown(name, communes), within].flatMap((town) =>
      town ? [town.commune, ...town.others].map((commune) => ({ commune, as: 'longer' as const })) : [],
    ),
  ];
  const nearest = bearers
    .flatMap((bearer) =>
      bearer.commune.center ? [{ ...bearer, metres: metresBetween(bearer.commune.center, point) }] : [],
    )
    .filter(({ metres }) => metres <= TOWN_METRES)
    .toSorted((a, b) => a.metres + BY_HALF_METRES[a.as] - (b.metres + BY_HALF_METRES[b.as]))[0];
  if (nearest) return { ...certain(nearest.commune), point };
  const group = groupNamed(name);
  if (group) return { ...UNKNOWN, group, point, isCertain: true, department: overseas };
  const unplaced = bearers.filter(({ commune, as }) => as === 'own' && !commune.center && isInRegion(commune, region));
  const [only] = unplaced;
  if (only && unplaced.length === 1) return { ...certain(only.commune), point };
  const meant = namedTown(name, communes) ?? within;
  const others = meant && meant.commune.population >= TOWN ? [meant.commune, ...meant.others] : [];
  return { ...UNKNOWN, department: overseas, point, isCertain: others.length === 0, others };
}

const isInRegion = ({ department }: Commune, region: RegionCode | null): boolean =>
  region !== null && regionOfDepartment(department)?.code === region;

function byName(slug: string, communes: Communes): Whereabouts {
  const group = groupNamed(slug);
  if (group) return { ...UNKNOWN, group, isCertain: true };
  const town = namedTown(slug, communes) ?? townWithin(slug, communes);
  return town ? { ...certain(town.commune), isCertain: town.others.length === 0, others: town.others } : UNKNOWN;
}
