import type { ListingCard } from '@pignon/domain/listings/read-models';

type Placed = Pick<ListingCard, 'city' | 'citySlug' | 'postcode' | 'address' | 'hideFullAddress'>;

/** Cities whose postcodes count arrondissements; 75116 is the 16th. */
const DISTRICTS: Readonly<Record<string, { readonly name: string; readonly postcodes: RegExp }>> = {
  paris: { name: 'Paris', postcodes: /^75[01](\d\d)$/ },
  lyon: { name: 'Lyon', postcodes: /^690(\d\d)$/ },
  marseille: { name: 'Marseille', postcodes: /^130(\d\d)$/ },
};

const LONGEST_STREET = 26;

/** What the enamel plate says: the city, and above or in it the street where the owner shows it. */
export function placePlate(place: Placed): { readonly street: string; readonly district?: string } {
  const town = townOf(place);
  const street = streetOf(place);
  return street ? { district: town, street } : { street: town };
}

/** 'Paris 17e', 'Lyon 1er', 'Tours'. */
function townOf({ city, citySlug, postcode }: Placed): string {
  const known = DISTRICTS[citySlug];
  const number = Number((known?.postcodes.exec(postcode ?? '') ?? /\b(\d{1,2})/.exec(city))?.[1] ?? 0);
  if (!known || number < 1 || number > 20) return city;
  return `${known.name} ${number === 1 ? '1er' : `${number}e`}`;
}

/** '12 bis rue de Lévis, 75017 Paris' → 'Rue de Lévis'; nothing of a hidden address, nor of one that has no street. */
function streetOf({ address, hideFullAddress }: Placed): string | null {
  if (hideFullAddress || !address || /^\s*\d{5}\b/.test(address)) return null;
  const [line = ''] = address.split(',');
  const street = line.replace(/^\s*\d[\d\s/-]*(?:bis|ter|quater)?\s+/i, '').trim();
  if (!/^\p{L}/u.test(street) || street.length > LONGEST_STREET) return null;
  return street.charAt(0).toUpperCase() + street.slice(1);
}
