import { lazyPart } from '../../site/lazy-part';

/** In the served HTML of their views; the grid goes without their code. */
export const RegionsView = lazyPart(
  'src/maps/regions/regions-view.tsx',
  () => import('../../maps/regions/regions-view'),
);
export const ListingMap = lazyPart('src/maps/listing-map.tsx', () => import('../../maps/listing-map'));
