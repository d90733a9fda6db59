export type Stars = 1 | 2 | 3 | 4 | 5;

/** M115. */
export interface Review {
  readonly reviewId: string;
  readonly reviewer: { readonly displayName: string; readonly profilePhotoUrl?: string };
  readonly starRating: Stars;
  /** Empty where stars were given without a word. */
  readonly comment: string;
  /** ISO 8601. */
  readonly createTime: string;
  readonly updateTime: string;
}

export interface ReviewsSummary {
  readonly reviews: readonly Review[];
  readonly totalReviewCount: number;
  readonly averageRating: number;
}

/** What the home page is told. */
export interface ShownReviews extends ReviewsSummary {
  /** Invented ones, and said to be (F42). */
  readonly demonstration: boolean;
  /** Whether an author's photo is asked for anew at each page view or, as specified, at each render (F58). */
  readonly photos: 'view' | 'render';
}

/** The newest ones are enough for a carousel; all of them are one link away. */
export const MOST_REVIEWS = 12;
/** M113. */
export const REVIEWS_EVERY_MS = 5000;
