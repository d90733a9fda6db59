import { GOOGLE_SERVICE_WORDS, GOOGLE_SERVICES, type GoogleService } from '@pignon/domain/google/google-services';
import { stateOf } from '@pignon/domain/google/google-state';
import type { GoogleServiceStatus, GoogleStatus } from '@pignon/domain/google/google-status';
import type { KeptReviews, ReadingState } from '../reviews/kept-reviews';

interface Setting {
  /** The Business Profile that the environment names; null: none. */
  readonly location: string | null;
  readonly everySeconds: number;
  readonly demonstration: boolean;
}

/** A reading whose process ended answers no more. */
const LONGEST_READING_MS = 90_000;

/** How the site stands with Google (E14), from what is kept: Google is never asked for it. */
export class StaffGoogle {
  constructor(
    private readonly kept: KeptReviews,
    private readonly setting: Setting,
  ) {}

  async status(): Promise<GoogleStatus> {
    const state = await this.kept.state();
    return {
      services: GOOGLE_SERVICES.map((service) => (service === 'reviews' ? this.reviews(state) : unused(service))),
      reviews: state.value?.reviews ?? [],
    };
  }

  private reviews({ value, readAt, askedAt, fault, faultAt, now }: ReadingState): GoogleServiceStatus {
    const { location, everySeconds, demonstration } = this.setting;
    const source = location === null ? null : 'environment';
    const answered = Math.max(readAt?.getTime() ?? 0, faultAt?.getTime() ?? 0);
    const asked = askedAt?.getTime() ?? now.getTime();
    return {
      ...unused('reviews'),
      state: stateOf(
        {
          source,
          proven: value !== null,
          expiresAt: null,
          fault,
          demonstration: demonstration && value === null,
        },
        now,
      ),
      source,
      account: location,
      lastSync: readAt?.toISOString() ?? null,
      nextSync: source && new Date(askedAt ? asked + everySeconds * 1000 : asked).toISOString(),
      syncing: source !== null && asked > answered && now.getTime() - asked < LONGEST_READING_MS,
      kept: value?.reviews.length ?? 0,
      total: value?.totalReviewCount ?? 0,
      fault: fault && faultAt && { kind: fault, at: faultAt.toISOString() },
    };
  }
}

const unused = (service: GoogleService): GoogleServiceStatus => ({
  service,
  state: 'disconnected',
  source: null,
  account: null,
  scopes: GOOGLE_SERVICE_WORDS[service].scopes,
  lastSync: null,
  nextSync: null,
  syncing: false,
  kept: 0,
  total: 0,
  fault: null,
});
