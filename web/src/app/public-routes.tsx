import { blogRoutes } from '../blog/blog-routes';
import { listingRoutes } from '../listings/listing-routes';
import { propertyRoutes } from '../property/property-routes';
import { textRoutes } from '../texts/text-routes';
import { lazyPage } from '../site/lazy-page';
import { paths } from '../site/paths';
import type { Route } from '../site/route';

/** A new public page is its folder and one line here. */
export const publicRoutes: readonly Route[] = [
  {
    path: paths.home,
    audience: 'public',
    page: lazyPage(() => import('../home/home-page')),
  },
  {
    path: paths.contact,
    audience: 'public',
    page: lazyPage(() => import('../contact/contact-page')),
  },
  {
    path: paths.estimation,
    audience: 'public',
    page: lazyPage(() => import('../estimations/estimation-page')),
  },
  {
    path: paths.offMarket,
    audience: 'public',
    page: lazyPage(() => import('../off-market/off-market-page')),
  },
  {
    path: paths.workshop,
    audience: 'public',
    page: lazyPage(() => import('../workshop/workshop-page')),
  },
  ...[paths.meeting, `${paths.meeting}/:conseiller`].map((path) => ({
    path,
    audience: 'public' as const,
    page: lazyPage(() => import('../requests/adviser-meeting-page')),
  })),
  {
    path: paths.ownAppointment,
    audience: 'public',
    page: lazyPage(() => import('../requests/own-appointment-page')),
  },
  {
    path: paths.unsubscription,
    audience: 'public',
    page: lazyPage(() => import('../requests/unsubscription-page')),
  },
  ...textRoutes,
  ...blogRoutes,
  // Before the lists: a number after '/biens/' is a property (F29).
  ...propertyRoutes,
  ...listingRoutes,
];
