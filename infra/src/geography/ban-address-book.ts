import { TransientFailure } from '@pignon/domain/deliveries/delivery-failure';
import type { AddressBook, FoundAddress } from '@pignon/domain/geography/address-book';
import type { HttpCaller } from '../http/http-caller';

const MOST = 5;

/**
 * The Base Adresse Nationale, by the search of the Géoplateforme (Licence Ouverte 2.0). It takes questions of 3 to 200
 * letters that begin with a letter or a digit.
 */
export class BanAddressBook implements AddressBook {
  constructor(
    private readonly http: HttpCaller,
    private readonly url: string,
  ) {}

  async beginning(typed: string): Promise<readonly string[]> {
    return [...new Set((await this.ask(typed)).flatMap(labelOf))].slice(0, MOST);
  }

  async found(typed: string): Promise<readonly FoundAddress[]> {
    return (await this.ask(typed)).flatMap(foundIn).slice(0, MOST);
  }

  private async ask(typed: string): Promise<readonly Feature[]> {
    const question = new URLSearchParams({ q: typed, autocomplete: '1', limit: String(MOST) });
    const { json } = await this.http.call({ method: 'GET', url: `${this.url}/search?${question.toString()}` });
    const { features } = (json ?? {}) as { readonly features?: unknown };
    if (!Array.isArray(features)) throw new TransientFailure("L'annuaire a répondu autre chose", 'NOT_JSON');
    return features as readonly Feature[];
  }
}

interface Feature {
  readonly properties?: Readonly<Partial<Record<'label' | 'name' | 'postcode' | 'city', unknown>>>;
  readonly geometry?: { readonly coordinates?: unknown };
}

const LONGEST_LABEL = 300;

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST_LABEL;

const labelOf = ({ properties }: Feature): readonly string[] => (isShort(properties?.label) ? [properties.label] : []);

function foundIn({ properties: { label, name: street, postcode, city } = {}, geometry }: Feature) {
  const [longitude, latitude] = Array.isArray(geometry?.coordinates) ? (geometry.coordinates as unknown[]) : [];
  if (!isShort(label) || !isShort(street) || !isShort(postcode) || !isShort(city)) return [];
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return [];
  return [{ label, street, postcode, city, longitude, latitude }];
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;
