import type { ShownReviews } from '@pignon/domain/reviews/review';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';

export const agencyJsonLd = (
  { name, address, phone, email, social }: AgencySettings,
  reviews?: Pick<ShownReviews, 'demonstration' | 'totalReviewCount' | 'averageRating'>,
) => ({
  '@type': 'RealEstateAgent',
  name,
  address,
  telephone: phone,
  email,
  areaServed: 'France',
  foundingDate: '2014',
  sameAs: Object.values(social).filter(Boolean),
  // Real ones alone (F42).
  ...(reviews &&
    !reviews.demonstration &&
    reviews.totalReviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.averageRating,
        reviewCount: reviews.totalReviewCount,
      },
    }),
});
