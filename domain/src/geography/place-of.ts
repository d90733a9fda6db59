import { citySlugOf } from '../listings/slug';
import type { Commune, Communes } from './communes';
import { type LngLat, pointOf } from './lng-lat';
import type { Place, RegionCode } from './place';
import { regionNear } from './region-at';
import { regionOfDepartment } from './regions';

export interface Located {
  readonly city: string;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const FALLBACK: RegionCode = '11';
const LONGEST_PIECE = 6;
/** Inhabitants. */
const TOWN = 2000;

/**
 * One commune and one region whatever the spelling received, in the order of what is worth believing: the postcode's
 * department; the commune's name; the commune named within the text; the coordinates; at last the specification's
 * Île-de-France, flagged (M69, F28).
 */
export function placeOf(located: Located, communes: Communes): Place {
  const postcode = postcodeIn(located);
  const point = pointOf(located);
  const commune = communeOf(located.city, postcode, point, communes);
  // A few postcodes serve communes of the next department, or even region: the commune knows better.
  const served = commune !== undefined && postcode !== null && commune.postcodes.includes(postcode);
  const department = (served ? null : departmentOf(postcode)) ?? commune?.department ?? null;
  const region = department ? (regionOfDepartment(department)?.code ?? null) : point && regionNear(point);
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

const OVERSEAS = /^(?:97[1-8]|98[678])/;

/** 97 and 98 name overseas departments by three digits; 20 is Corsica, halved. Null when there is no such department. */
export function departmentOf(postcode: string | null): string | null {
  if (!postcode) return null;
  const overseas = OVERSEAS.exec(postcode)?.[0];
  if (overseas) return overseas;
  const department = postcode.startsWith('20') ? (Number(postcode) < 20_200 ? '2A' : '2B') : postcode.slice(0, 2);
  return regionOfDepartment(department) ? department : null;
}

const FIVE_DIGITS = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/g;

/** An address may begin with a number of five digits; its postcode stands at the end. */
function postcodeIn({ postcode, address, city }: Located): string | null {
  for (const text of [postcode, city, address])
    for (const [, start = '', end = ''] of [...(text ?? '').matchAll(FIVE_DIGITS)].reverse())
      if (departmentOf(start + end)) return start + end;
  return null;
}

/** 'Valence (26)', 'saint-denis-974': the department that tells homonyms apart. */
const WITH_DEPARTMENT = /^(.+)-(\d{2,3}|2[ab])$/;

function communeOf(
  city: string,
  postcode: string | null,
  point: LngLat | null,
  communes: Communes,
): Commune | undefined {
  const slug = citySlugOf(city.replace(FIVE_DIGITS, ' '));
  const [, name = slug, hint] = WITH_DEPARTMENT.exec(slug) ?? [];
  const known = departmentOf(postcode);
  const department = known ?? hint?.toUpperCase() ?? null;
  const groups = [communes.named(slug), communes.named(name), communes.beginningWith(name), within(name, communes)];
  for (const group of groups) {
    const commune =
      group.find(({ postcodes }) => postcode !== null && postcodes.includes(postcode)) ??
      largest(group.filter((one) => one.department === department));
    if (commune) return commune;
  }
  // A postcode that contradicts the name wins over it: the name alone stays as received.
  if (known) return undefined;
  const homonyms = groups.find((group) => group.length > 0) ?? [];
  const region = point && regionNear(point);
  return (
    largest(homonyms.filter((one) => region && regionOfDepartment(one.department)?.code === region)) ??
    largest(homonyms)
  );
}

/** Of several with one name the largest, the metropolitan ones first: Saint-Denis alone is not the one on La Réunion. */
const largest = (candidates: readonly Commune[]): Commune | undefined =>
  candidates.toSorted(
    (a, b) => Number(a.department.length > 2) - Number(b.department.length > 2) || b.population - a.population,
  )[0];

/**
 * 'centre-ville-de-rennes' holds 'rennes': whole words, the longest name first, so that 'varennes' never means Rennes. Of
 * single words only those that name a town: there are communes called Ville and Bains.
 */
function within(slug: string, communes: Communes): readonly Commune[] {
  const words = slug.split('-').filter(Boolean);
  for (let length = Math.min(words.length - 1, LONGEST_PIECE); length > 0; length -= 1) {
    const pieces = words
      .slice(0, words.length - length + 1)
      .map((_, start) => words.slice(start, start + length).join('-'));
    const found = pieces
      .flatMap((piece) => communes.named(piece))
      .filter(({ population }) => length > 1 || population >= TOWN);
    if (found.length > 0) return found;
  }
  return [];
}

const ARRONDISSEMENTS: Readonly<Record<string, number>> = { paris: 20, lyon: 9, marseille: 16 };
/** 75116 is the other half of the 16th. */
const CODED = /^(?:75[01](\d\d)|6900(\d)|130(\d\d))$/;

/** 'Paris 16ème', 'Lyon 3e', 'Marseille 02', '75116': the arrondissement as people write it. */
function arrondissementOf(city: string, postcode: string | null): string | null {
  const [, name = '', named] = /(paris|lyon|marseille)[\s(-]*0?(\d{1,2})(?!\d)/i.exec(city) ?? [];
  const [, ...coded] = CODED.exec(postcode ?? '') ?? [];
  const most = named ? (ARRONDISSEMENTS[name.toLowerCase()] ?? 0) : coded[0] ? 20 : coded[1] ? 9 : 16;
  const number = Number(named ?? coded.find(Boolean) ?? 0);
  if (number < 1 || number > most) return null;
  return number === 1 ? '1er' : `${number}e`;
}
