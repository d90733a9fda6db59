import { lazyPart } from '../app/lazy-part';

/** In the served HTML of their views; the grid goes without their code. */
export const RegionsView = lazyPart('src/maps/regions-view.tsx', () => import('../maps/regions-view'));
export const ListingMap = lazyPart('src/maps/listing-map.tsx', () => import('../maps/listing-map'));
