export interface Commune {
  readonly name: string;
  /** '75', '2A', '974' */
  readonly department: string;
  readonly population: number;
  readonly postcodes: readonly string[];
}

/** The gazetteer: every commune that goes, or went, by a slug (citySlugOf). */
export abstract class Communes {
  abstract named(slug: string): readonly Commune[];
}
