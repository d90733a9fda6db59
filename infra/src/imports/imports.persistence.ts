import { PropertyImport } from '@pignon/domain/imports/property-import';
import type { Persistence } from '../wiring/persistence';
import { propertyImportSchema } from './property-import.schema';

export const importsPersistence: Persistence = {
  schemas: [propertyImportSchema],
  aggregates: [PropertyImport],
};
