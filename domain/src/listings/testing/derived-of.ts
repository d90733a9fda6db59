import type { Place } from '../../geography/place';
import { derive } from '../property/derive';
import type { DerivedFields } from '../property/derived';
import type { PropertyFields } from '../property-fields';

const PARIS: Place = {
  commune: 'Paris',
  arrondissement: '17e',
  citySlug: 'paris',
  cityKey: 'paris-75',
  postcode: '75017',
  department: '75',
  region: '11',
  regionGuessed: false,
};

/** What follows from the fields of a property in the 17th arrondissement. */
export const derivedOf = (fields: PropertyFields): DerivedFields =>
  derive(fields, { place: PARIS, publicPoint: [2.3137, 48.8829], photos: [] });
