import type { AudienceReport } from './audience-report';
import type { VisitEvent } from './visit-events';

/** Counts per day; of whom, nobody knows. */
export abstract class Audience {
  abstract count(events: readonly VisitEvent[]): Promise<void>;
  abstract report(from: string, to: string): Promise<AudienceReport>;
}
