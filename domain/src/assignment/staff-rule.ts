import type { AssignmentRule } from './assignment-rule';
import type { Skipped } from './decide';

/** A rule as staff see it (E06). */
export interface StaffRule extends AssignmentRule {
  /** How many requests of the last 30 days it gave to somebody, or to its fallback. */
  readonly fired: number;
  /** Counts changes: what is written back is held to what was read. */
  readonly version: number;
}

/** What would become of a request, were it to come in now. */
export interface Simulation {
  readonly agent: { readonly id: number; readonly name: string } | null;
  readonly by: 'rule' | 'system';
  readonly rule: string | null;
  readonly why: string;
  readonly skipped: readonly Skipped[];
  /** ISO 8601; null where nothing is promised. */
  readonly dueAt: string | null;
}

/** What became of the requests that were nobody's. */
export interface Rerun {
  readonly assigned: number;
  /** Still nobody's. */
  readonly left: number;
}
