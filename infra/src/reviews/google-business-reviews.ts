import { INVALID_GRANT } from './fault-of-google';
import { Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { CustomerReviews } from '@pignon/domain/reviews/customer-reviews';
import { MOST_REVIEWS, type Review, type ReviewsSummary } from '@pignon/domain/reviews/review';
import { starsOf } from '@pignon/domain/reviews/star-words';
import type { HttpCaller } from '../http/http-caller';

export interface GoogleReviewsOptions {
  /** https://mybusiness.googleapis.com, without a slash at the end. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  /** 'accounts/{account}/locations/{location}' */
  readonly location: string;
  readonly pageSize?: number;
}

/** As documented for accounts.locations.reviews.list (v4); nothing in it may be relied on. */
interface GoogleReview {
  readonly reviewId?: unknown;
  readonly reviewer?: {
    readonly displayName?: unknown;
    readonly profilePhotoUrl?: unknown;
    readonly isAnonymous?: unknown;
  };
  readonly starRating?: unknown;
  readonly comment?: unknown;
  readonly createTime?: unknown;
  readonly updateTime?: unknown;
}

interface GooglePage {
  readonly reviews?: readonly GoogleReview[];
  readonly averageRating?: number;
  readonly totalReviewCount?: number;
  readonly nextPageToken?: string;
}

const LARGEST_PAGE = 50;
const MOST_PAGES = 4;
const LONGEST_COMMENT = 600;
const ANONYMOUS = 'Un client';

/** The reviews of the agency's Google Business Profile, newest first. */
export class GoogleBusinessReviews implements CustomerReviews {
  constructor(
    private readonly http: HttpCaller,
    private readonly options: GoogleReviewsOptions,
  ) {}

  async read(): Promise<ReviewsSummary> {
    const authorization = `Bearer ${await this.accessToken()}`;
    const reviews: Review[] = [];
    let first: GooglePage | null = null;
    let pageToken: string | undefined;
    for (let n = 0; n < MOST_PAGES && reviews.length < MOST_REVIEWS; n++) {
      const page = await this.page(authorization, pageToken);
      first ??= page;
      reviews.push(...(page.reviews ?? []).flatMap(reviewOf));
      pageToken = page.nextPageToken;
      if (!pageToken) break;
    }
    return {
      reviews: reviews.slice(0, MOST_REVIEWS),
      totalReviewCount: first?.totalReviewCount ?? 0,
      averageRating: first?.averageRating ?? 0,
    };
  }

  private async accessToken(): Promise<string> {
    const { tokenUrl, clientId, clientSecret, refreshToken } = this.options;
    const form = {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    };
    const { json } = await this.http
      .call({
        method: 'POST',
        url: tokenUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      })
      .catch((error: unknown) => {
        // RFC 6749, 5.2: of a request that is always the same, a 400 is about what it was granted.
        if (error instanceof Unrecoverable && error.code === '400')
          throw new Unrecoverable('Google n’accepte plus le jeton', INVALID_GRANT);
        throw error;
      });
    const token = (json as { access_token?: unknown } | null)?.access_token;
    if (typeof token !== 'string') throw new Unrecoverable('Google n’a donné aucun jeton', 'access_token');
    return token;
  }

  private async page(authorization: string, pageToken?: string): Promise<GooglePage> {
    const { url, location, pageSize = LARGEST_PAGE } = this.options;
    const asked = new URLSearchParams({
      pageSize: String(pageSize),
      orderBy: 'updateTime desc',
      ...(pageToken && { pageToken }),
    });
    const { json } = await this.http.call({
      method: 'GET',
      url: `${url}/v4/${location}/reviews?${asked.toString()}`,
      headers: { authorization },
    });
    const page = json as GooglePage | null;
    // A location without any review answers {}.
    if (page === null || typeof page !== 'object' || !Array.isArray(page.reviews ?? []))
      throw new Unrecoverable('Google a répondu autre chose que des avis', 'reviews');
    return page;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function reviewOf({ reviewId, reviewer, starRating, comment, createTime, updateTime }: GoogleReview): Review[] {
  const stars = starsOf(starRating);
  if (stars === null || !text(reviewId) || Number.isNaN(Date.parse(text(createTime)))) return [];
  const photo = text(reviewer?.profilePhotoUrl);
  const named = reviewer?.isAnonymous === true ? '' : text(reviewer?.displayName);
  return [
    {
      reviewId: text(reviewId),
      reviewer: { displayName: named || ANONYMOUS, ...(photo.startsWith('https://') && { profilePhotoUrl: photo }) },
      starRating: stars,
      comment: shortened(text(comment)),
      createTime: text(createTime),
      updateTime: text(updateTime) || text(createTime),
    },
  ];
}

const shortened = (comment: string): string =>
  comment.length <= LONGEST_COMMENT ? comment : `${comment.slice(0, LONGEST_COMMENT - 1).replace(/\s+\S*$/, '')}…`;
