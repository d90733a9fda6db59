import { EntitySchema } from '@mikro-orm/core';
import { PropertyImport } from '@pignon/domain/imports/property-import';

export const propertyImportSchema = new EntitySchema<PropertyImport>({
  class: PropertyImport as never,
  tableName: 'property_import',
  properties: {
    id: { type: 'uuid', primary: true },
    fileName: { type: 'text' },
    createdAt: { type: 'datetime' },
    state: { type: 'text' },
    createdBy: { type: 'uuid', nullable: true },
    format: { type: 'text', nullable: true },
    head: { type: 'json' },
    examples: { type: 'json' },
    columns: { type: 'json', nullable: true },
    total: { type: 'integer' },
    fault: { type: 'text', nullable: true },
    publish: { type: 'boolean' },
    approvedBy: { type: 'uuid', nullable: true },
    endedAt: { type: 'datetime', nullable: true },
    version: { type: 'integer' },
  },
});
