import type { Review } from '../reviews/review';
import type { GoogleFault } from './google-faults';
import type { GoogleService } from './google-services';
import type { GoogleSource, GoogleState } from './google-state';

/** One card of the page. Moments are ISO 8601; null: never, or nothing to say. */
export interface GoogleServiceStatus {
  readonly service: GoogleService;
  readonly state: GoogleState;
  readonly source: GoogleSource | null;
  /** Which Business Profile: 'accounts/…/locations/…'. */
  readonly account: string | null;
  /** In plain French. */
  readonly scopes: readonly string[];
  readonly lastSync: string | null;
  readonly nextSync: string | null;
  /** Asked for, and not answered yet. */
  readonly syncing: boolean;
  /** Kept by us; `total`: at Google. */
  readonly kept: number;
  readonly total: number;
  readonly fault: { readonly kind: GoogleFault; readonly at: string } | null;
}

export interface GoogleStatus {
  readonly services: readonly GoogleServiceStatus[];
  /** As they are kept, newest first; never the invented ones. */
  readonly reviews: readonly Review[];
}
