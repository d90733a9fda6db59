import type { Reactions } from '../deliveries/reaction';
import { ListingChanged } from './listing-changed';

export const LISTING_REACTIONS = {
  'listings.locate': { event: ListingChanged, kind: 'geocoding', label: 'Position du bien' },
} satisfies Reactions;
