import type { DecidingFacts } from './deciding-facts';
import type { ThreadSource } from '../thread-source';

/** A visitor's request at the moment that it is stored: what is known of it to decide whose it is. */
export interface IncomingRequest {
  readonly source: Exclude<ThreadSource, 'mail' | 'proposal'>;
  /** The row that holds it. */
  readonly sourceId: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly phone?: string | null;
  /** What they wrote. */
  readonly message?: string;
  /** As the form said it: it may be none of ours. */
  readonly propertyId?: string | number | null;
  /** An adviser's address that the visitor chose. */
  readonly adviserEmail?: string;
  /** What it says of a property of the visitor's own; of ours, that property says it. */
  readonly facts?: Partial<DecidingFacts>;
  /** Whom they meet already: nobody else decides. */
  readonly bookedWith?: number | null;
  readonly quarantined: boolean;
}

/** What opens a conversation: a request, or a mail, which no row holds but its own entry. */
export type OpeningRequest = Omit<IncomingRequest, 'source' | 'sourceId'> & {
  readonly source: ThreadSource;
  readonly sourceId: string | null;
};
