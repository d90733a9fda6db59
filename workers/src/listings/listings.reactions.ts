import { LISTING_REACTIONS } from '@pignon/domain/listings/listing-reactions';
import { performed } from '../outbox/reaction';
import { LocateProperty } from './locate-property';

export const listingReactions = performed(LISTING_REACTIONS, {
  'listings.locate': LocateProperty,
});
