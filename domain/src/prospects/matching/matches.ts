import type { StaffPerson } from '../staff-person';
import type { Match } from './match-score';

/** Somebody whom a property may interest. */
export interface PersonMatch extends Match {
  readonly person: Pick<StaffPerson, 'id' | 'name' | 'email' | 'stage' | 'adviser' | 'consent'> & {
    readonly origin: StaffPerson['criteria']['origin'];
  };
  /** Why it cannot be proposed to them; null where it can. */
  readonly obstacle: string | null;
  /** The conversation in which a draft about it waits. */
  readonly draftIn: string | null;
  /** When it was last proposed to them. ISO 8601. */
  readonly proposedAt: string | null;
  /** When they last asked about it by themselves. ISO 8601. */
  readonly askedAt: string | null;
}

/** A property that may interest somebody. */
export interface PropertyMatch extends Match {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly offMarket: boolean;
  /** When they last asked about it by themselves. ISO 8601. */
  readonly askedAt: string | null;
}

/** More than anybody reads through. */
export const MOST_MATCHES = 50;

/** The best first; of equals the one who came last. */
export const ranked = <Kind extends Match>(matches: readonly Kind[]): readonly Kind[] =>
  matches.toSorted((one, other) => other.score - one.score).slice(0, MOST_MATCHES);
