import type { BusinessCalendar } from '../promises/business-calendar';
import type { AssignmentRule } from './assignment-rule';
import type { Colleague } from './colleague';

/** What stands in the house as a request comes in. */
export interface House {
  /** In their order; also those that are switched off. */
  readonly rules: readonly AssignmentRule[];
  /** In the agency's order. */
  readonly colleagues: readonly Colleague[];
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  /** Who had the last request of the same person. */
  readonly last?: number | null;
  /** Of each rule, the place in its ring that had the last turn. */
  readonly places?: Readonly<Record<number, number>>;
}
