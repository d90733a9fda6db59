import type { ReviewsSummary } from './review';

/** What customers say of the agency, where they say it. */
export abstract class CustomerReviews {
  /** Rejects with a DeliveryFailure; no review at all is an answer. */
  abstract read(): Promise<ReviewsSummary>;
}
