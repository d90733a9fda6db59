/** An address of France with its parts and its point. */
export interface FoundAddress {
  /** '12 Rue de Lévis 75017 Paris' */
  readonly label: string;
  /** '12 Rue de Lévis' */
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Knows the addresses of France by their beginning, for who types one. Rejects when nobody could be asked. */
export abstract class AddressBook {
  /** At most five, the likeliest first: '12 Rue de Lévis 75017 Paris'. */
  abstract beginning(typed: string): Promise<readonly string[]>;
  /** The same ones, those of them whose parts and point are known. */
  abstract found(typed: string): Promise<readonly FoundAddress[]>;
}
