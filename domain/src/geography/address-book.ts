/** Knows the addresses of France by their beginning, for who types one. */
export abstract class AddressBook {
  /** At most five, the likeliest first: '12 Rue de Lévis 75017 Paris'. Rejects when nobody could be asked. */
  abstract beginning(typed: string): Promise<readonly string[]>;
}
