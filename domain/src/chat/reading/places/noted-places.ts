/** What of the places said does not become a condition as it was said: told, never dropped without a word. */
export interface PlaceNotes {
  /** 'sauf Paris': a search only knows what is wanted. */
  readonly excluded: readonly Excluded[];
  /** Names that the gazetteer does not hold. */
  readonly unknown: readonly string[];
  /** Departments for which their region is looked through. */
  readonly widened: readonly { readonly department: string; readonly region: string }[];
}
export interface Excluded {
  readonly name: string;
  /** City slug or region code. */
  readonly key: string;
}
