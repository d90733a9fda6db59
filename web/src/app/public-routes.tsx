import { blogRoutes } from '../blog/blog-route';
import { contactHead } from '../contact/contact-head';
import { estimationHead } from '../estimations/estimation-head';
import { homeHead } from '../home/home-head';
import { listingRoutes } from '../listings/listing-route';
import { OFF_MARKET } from '../listings/search-paths';
import { offMarketHead } from '../off-market/off-market-head';
import { propertyRoutes } from '../property/property-route';
import { textRoutes } from '../texts/text-routes';
import { lazyPage } from './lazy-page';
import { paths } from './paths';
import type { Route } from './route';

/** A new public page is its folder and one line here. */
export const publicRoutes: readonly Route[] = [
  {
    path: paths.home,
    audience: 'public',
    head: homeHead,
    page: lazyPage('src/home/home-page.tsx', () => import('../home/home-page')),
  },
  {
    path: paths.contact,
    audience: 'public',
    load: () => ['/api/agents'],
    head: contactHead,
    page: lazyPage('src/contact/contact-page.tsx', () => import('../contact/contact-page')),
  },
  {
    path: paths.estimation,
    audience: 'public',
    head: estimationHead,
    page: lazyPage('src/estimations/estimation-page.tsx', () => import('../estimations/estimation-page')),
  },
  {
    path: paths.offMarket,
    audience: 'public',
    load: () => [OFF_MARKET],
    head: offMarketHead,
    page: lazyPage('src/off-market/off-market-page.tsx', () => import('../off-market/off-market-page')),
  },
  ...textRoutes,
  ...blogRoutes,
  // Before the lists: a number after '/biens/' is a property (F29).
  ...propertyRoutes,
  ...listingRoutes,
];
