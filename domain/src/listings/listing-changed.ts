import { eventType } from '../shared/domain-event';

/** A property was created, changed or removed. `changed` names fields, never their values. */
export const ListingChanged = eventType<{
  propertyId: number;
  change: 'created' | 'updated' | 'deleted';
  changed: readonly string[];
}>('listings.listing-changed.v1');
