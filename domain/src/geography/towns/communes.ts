import type { LngLat } from '../lng-lat';

export interface Commune {
  readonly name: string;
  /** '75', '2A', '974' */
  readonly department: string;
  readonly population: number;
  readonly postcodes: readonly string[];
  /** About, to a hundredth of a degree; null for a few villages. */
  readonly center: LngLat | null;
}

/** The gazetteer: every commune under the slug (citySlugOf) of its name, and of the names of those that joined it. */
export abstract class Communes {
  abstract named(slug: string): readonly Commune[];
  /** Those whose name begins with these words: 'le-touquet' finds Le Touquet-Paris-Plage. */
  abstract beginningWith(slug: string): readonly Commune[];
  /** Whether any name goes on after these words, however many do. */
  abstract begins(slug: string): boolean;
  /** Those with at least so many inhabitants: a list of hundreds, worth keeping. */
  abstract largerThan(population: number): readonly Commune[];
  /** Those to which the post delivers under this code. */
  abstract served(postcode: string): readonly Commune[];
}
