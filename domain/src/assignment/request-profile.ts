import type { DecidingFacts } from '../mailbox/requests/deciding-facts';
import type { ThreadSource } from '../mailbox/thread-source';

/** A request on its way to somebody. */
export interface RequestProfile extends DecidingFacts {
  readonly source: ThreadSource;
  /** The agency has heard of this address before. */
  readonly known: boolean;
  /** Who answers for the property that it is about. */
  readonly propertyAgentId: number | null;
  /** Whom the visitor chose. */
  readonly chosenAgentId: number | null;
}
