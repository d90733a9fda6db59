import { Property } from '@pignon/domain/listings/property/property';
import type { Persistence } from '../wiring/persistence';
import { propertySchema } from './property.schema';

export const listingsPersistence: Persistence = {
  schemas: [propertySchema],
  aggregates: [Property],
};
