import { lazyPart } from '../../site/lazy-part';

/** In the served HTML of their views; the grid goes without their code. */
export const RegionsView = lazyPart(() => import('../../maps/regions/regions-view'));
export const ListingMap = lazyPart(() => import('../../maps/listing-map'));
