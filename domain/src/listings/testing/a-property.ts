import type { Place } from '../../geography/place';
import { derive } from '../property/derive';
import type { DerivedFields } from '../property/derived';
import type { PropertyFields } from '../property-fields';
import { UNSAID } from '../property/unsaid';

export const aProperty = (change: Partial<PropertyFields> = {}): PropertyFields => ({
  ...UNSAID,
  title: 'Boutique d’angle',
  description: 'Belle vitrine, bail neuf.',
  address: '12 rue de Lévis',
  postcode: '75017',
  city: 'Paris',
  type: 'boutique',
  price: '685 000 €',
  surface: '120 m²',
  ...change,
});

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
