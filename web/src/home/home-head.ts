import { ON_SERVER } from '../lib/on-server';
import { paths } from '../site/paths';
import type { PageHead, RouteData } from '../site/page-rules';
import type { ShownReviews } from '@pignon/domain/reviews/review';
import { REVIEWS } from '../reviews/reviews-call';
import { agencyOf } from '../site/agency/agency-of';
import { agencyJsonLd } from '../site/agency/agency-json-ld';

export function homeHead(data: RouteData): PageHead {
  const agency = agencyOf(data);
  return {
    title: 'Pignon, locaux et murs commerciaux à Paris',
    description:
      'Spécialiste des locaux et murs commerciaux à Paris, expert depuis 2014 : plus de 1500 biens gérés, rendement 6-8 %, estimation gratuite sous 48h.',
    canonical: paths.home,
    ...(ON_SERVER && agency && { jsonLd: agencyJsonLd(agency, data[REVIEWS] as ShownReviews | undefined) }),
  };
}
