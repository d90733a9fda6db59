/** An arrondissement of one of the three cities that have them: a place of its own (F75). */
export interface District {
  readonly citySlug: 'paris' | 'lyon' | 'marseille';
  /** '1er', '16e'. */
  readonly arrondissement: string;
}

const CITIES = {
  paris: { name: 'Paris', most: 20 },
  lyon: { name: 'Lyon', most: 9 },
  marseille: { name: 'Marseille', most: 16 },
} as const;

export const DISTRICT_CITIES = Object.keys(CITIES) as readonly District['citySlug'][];

export const isDistrictCity = (slug: string): slug is District['citySlug'] => slug in CITIES;

/** Null beyond the city's last one. */
export function districtOf(citySlug: string, number: number): District | null {
  if (!isDistrictCity(citySlug) || !(number >= 1 && number <= CITIES[citySlug].most)) return null;
  return { citySlug, arrondissement: number === 1 ? '1er' : `${number}e` };
}

/** 75116 is the other half of the 16th. */
const CODED = /^(?:75[01](\d\d)|6900(\d)|130(\d\d))$/;

export function districtOfPostcode(postcode: string | null): District | null {
  const [, paris, lyon, marseille] = CODED.exec(postcode ?? '') ?? [];
  if (paris) return districtOf('paris', Number(paris));
  return lyon ? districtOf('lyon', Number(lyon)) : districtOf('marseille', Number(marseille));
}

const NUMBERED =
  /^(paris|lyon|marseille)-?(?:0?(\d{1,2})|(x{0,2}(?:ix|iv|v?i{0,3})))-?(?:er|ere|e|eme|ieme|nd|nde)?(?:-(?:arrondissement|arr|ardt?))?$/;
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** 'paris-16', 'lyon-3eme', 'marseille-02', 'paris-xvie', 'paris-75016', '75016'; null for anything else. */
export function districtOfSlug(slug: string): District | null {
  const [, city = '', digits, roman = ''] = NUMBERED.exec(slug) ?? [];
  if (digits) return districtOf(city, Number(digits));
  // 'paris vie' is about life there.
  if (roman && !slug.endsWith('-vie')) return districtOf(city, romanValue(roman));
  const [, coded = null] = /^(?:(?:paris|lyon|marseille)-)?(\d{5})(?:-(?:paris|lyon|marseille))?$/.exec(slug) ?? [];
  return districtOfPostcode(coded);
}

function romanValue(text: string): number {
  const tens = /^x{0,2}(?=$|[iv])/.exec(text)?.[0].length ?? 0;
  return tens * 10 + ROMAN.indexOf(text.slice(tens));
}

/** 'paris-16e': what an address names it by. */
export const districtSlug = ({ citySlug, arrondissement }: District): string => `${citySlug}-${arrondissement}`;

/** 'Paris 16e'. */
export const districtName = ({ citySlug, arrondissement }: District): string =>
  `${CITIES[citySlug].name} ${arrondissement}`;
