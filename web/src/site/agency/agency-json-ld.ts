import type { ShownReviews } from '@pignon/domain/reviews/review';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { schemaHours } from './opening-hours';

export const agencyJsonLd = (
  { name, address, phone, email, openingHours, social }: AgencySettings,
  reviews?: Pick<ShownReviews, 'demonstration' | 'totalReviewCount' | 'averageRating'>,
) => ({
  '@type': 'RealEstateAgent',
  name,
  address,
  telephone: phone,
  email,
  openingHours: schemaHours(openingHours) ?? undefined,
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
