import type { PropertyFields } from '../property-fields';

const PLACE = ['address', 'city', 'postcode'] as const;

/** A new place without a new point: the old point would be a lie, the geocoder finds the new one. */
export const pointOfPlace = (
  before: PropertyFields,
  fields: PropertyFields,
  isPointSaid: boolean,
): Pick<PropertyFields, 'latitude' | 'longitude'> =>
  !isPointSaid && PLACE.some((name) => fields[name] !== before[name])
    ? { latitude: null, longitude: null }
    : { latitude: fields.latitude, longitude: fields.longitude };
