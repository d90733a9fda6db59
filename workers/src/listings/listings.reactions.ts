import { ListingChanged } from '@pignon/domain/listings/listing-changed';
import { on, type Reaction } from '../outbox/reaction';
import { LocateProperty } from './locate-property';

export const listingReactions: readonly Reaction[] = [
  on(ListingChanged, 'listings.locate', 'geocoding', LocateProperty),
];
