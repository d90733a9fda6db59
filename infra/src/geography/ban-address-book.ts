import { TransientFailure } from '@pignon/domain/deliveries/delivery-failure';
import type { AddressBook } from '@pignon/domain/geography/address-book';
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
    const question = new URLSearchParams({ q: typed, autocomplete: '1', limit: String(MOST) });
    const { json } = await this.http.call({ method: 'GET', url: `${this.url}/search?${question.toString()}` });
    const { features } = (json ?? {}) as { readonly features?: unknown };
    if (!Array.isArray(features)) throw new TransientFailure("L'annuaire a répondu autre chose", 'NOT_JSON');
    return [...new Set((features as readonly Feature[]).flatMap(labelOf))].slice(0, MOST);
  }
}

interface Feature {
  readonly properties?: { readonly label?: unknown };
}

const LONGEST_LABEL = 300;

const labelOf = ({ properties }: Feature): readonly string[] =>
  typeof properties?.label === 'string' && properties.label.length <= LONGEST_LABEL ? [properties.label] : [];
