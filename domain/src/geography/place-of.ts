import { citySlugOf } from '../listings/slug';
import type { Commune, Communes } from './communes';
import { pointOf } from './lng-lat';
import type { Place, RegionCode } from './place';
import { REGIONS } from './regions';

export interface Located {
  readonly city: string;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const FALLBACK: RegionCode = '11';
const LONGEST_PIECE = 6;

/**
 * One commune and one region whatever the spelling received, in the order of what is worth believing: the postcode's
 * department; the commune's name; the commune named within the text; the coordinates; at last the specification's
 * Île-de-France, flagged (M69, F28).
 */
export function placeOf(located: Located, communes: Communes): Place {
  const postcode = postcodeIn(located);
  const fromPostcode = departmentOf(postcode);
  const commune = communeOf(located, postcode, fromPostcode, communes);
  const department = fromPostcode ?? commune?.department ?? null;
  const region = department ? regionOfDepartment(department) : regionAt(located);
  const name = commune?.name ?? located.city.trim();
  const citySlug = citySlugOf(name) || 'ville';
  return {
    commune: name,
    arrondissement: arrondissementOf(located.city, postcode),
    citySlug,
    cityKey: department ? `${citySlug}-${department.toLowerCase()}` : citySlug,
    postcode,
    department,
    region: region ?? (department ? null : FALLBACK),
    regionGuessed: !department && !region,
  };
}

export const regionOfDepartment = (department: string): RegionCode | null =>
  REGIONS.find(({ departments }) => departments.some(({ code }) => code === department))?.code ?? null;

/** 97 and 98 name overseas departments by three digits; 20 is Corsica, halved. */
export function departmentOf(postcode: string | null): string | null {
  if (!postcode) return null;
  if (postcode.startsWith('97') || postcode.startsWith('98')) return postcode.slice(0, 3);
  if (postcode.startsWith('20')) return Number(postcode) < 20_200 ? '2A' : '2B';
  return postcode.slice(0, 2);
}

const FIVE_DIGITS = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/;

function postcodeIn({ postcode, address, city }: Located): string | null {
  for (const text of [postcode, city, lastOf(address)]) {
    const found = text ? FIVE_DIGITS.exec(text) : null;
    if (found && found[1] !== '00') return `${found[1]}${found[2]}`;
  }
  return null;
}

/** An address may begin with a number of five digits; its postcode stands at the end. */
const lastOf = (address: string | null): string | null =>
  address?.match(new RegExp(FIVE_DIGITS.source, 'g'))?.at(-1) ?? null;

function communeOf(
  { city }: Located,
  postcode: string | null,
  department: string | null,
  communes: Communes,
): Commune | undefined {
  const slug = citySlugOf(city.replace(FIVE_DIGITS, ' '));
  const whole = communes.named(slug);
  const candidates = whole.length > 0 ? whole : within(slug, communes);
  return (
    candidates.find(({ postcodes }) => postcode !== null && postcodes.includes(postcode)) ??
    largest(candidates.filter((commune) => commune.department === department)) ??
    // A postcode that contradicts the name wins over it: the name alone stays as received.
    (department ? undefined : largest(candidates))
  );
}

/** Of several with one name the largest, the metropolitan ones first: Saint-Denis alone is not the one on La Réunion. */
const largest = (candidates: readonly Commune[]): Commune | undefined =>
  candidates.toSorted(
    (a, b) => Number(a.department.length > 2) - Number(b.department.length > 2) || b.population - a.population,
  )[0];

/** 'centre-de-lyon' holds 'lyon': whole words, the longest name first, so that 'varennes' never means Rennes. */
function within(slug: string, communes: Communes): readonly Commune[] {
  const words = slug.split('-').filter(Boolean);
  for (let length = Math.min(words.length, LONGEST_PIECE); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = communes.named(words.slice(start, start + length).join('-'));
      if (found.length > 0 && (length > 1 || (words[start]?.length ?? 0) > 3)) return found;
    }
  return [];
}

/** The nearest centre of the regions whose bounds hold the point. */
function regionAt(located: Located): RegionCode | null {
  const point = pointOf(located);
  if (!point) return null;
  const [longitude, latitude] = point;
  const distance = (center: readonly [number, number]): number =>
    ((center[0] - longitude) * Math.cos((latitude * Math.PI) / 180)) ** 2 + (center[1] - latitude) ** 2;
  const near = REGIONS.filter(
    ({ bounds }) =>
      longitude >= bounds.west && longitude <= bounds.east && latitude >= bounds.south && latitude <= bounds.north,
  ).toSorted((a, b) => distance(a.center) - distance(b.center));
  return near[0]?.code ?? null;
}

/** 'Paris 16ème', 'Lyon 3e', '75116': the arrondissement as people write it. */
function arrondissementOf(city: string, postcode: string | null): string | null {
  const named = /^\s*(?:paris|lyon|marseille)\s*-?\s*0?(\d{1,2})(?!\d)/i.exec(city)?.[1];
  const coded =
    postcode &&
    /^(75[01]|6900|130)/.test(postcode) &&
    /^(75[01](0[1-9]|1\d|20)|6900[1-9]|130(0[1-9]|1[0-6]))$/.test(postcode)
      ? postcode.slice(-2)
      : undefined;
  const number = Number(named ?? coded ?? 0);
  if (number < 1 || number > 20) return null;
  return number === 1 ? '1er' : `${number}e`;
}
