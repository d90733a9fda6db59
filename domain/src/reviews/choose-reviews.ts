import { DEMONSTRATION } from './demonstration-reviews';
import type { ReviewsSummary } from './review';

export const NO_REVIEWS: ReviewsSummary = { reviews: [], totalReviewCount: 0, averageRating: 0 };

/** F42: the last real answer, be it empty; where there never was one, invented ones if the house allows them. */
export function chooseReviews(
  real: ReviewsSummary | null,
  demonstrationAllowed: boolean,
): ReviewsSummary & { readonly demonstration: boolean } {
  if (real) return { ...real, demonstration: false };
  return demonstrationAllowed ? { ...DEMONSTRATION, demonstration: true } : { ...NO_REVIEWS, demonstration: false };
}
