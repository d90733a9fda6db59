import { BigIntType, EntitySchema } from '@mikro-orm/core';
import { Property } from '@pignon/domain/listings/property/property';
import { PROPERTY_COLUMNS } from '../database/property-columns';

/** How MikroORM reads and writes each kind of column; what the table works out belongs to the table. */
const KINDS = {
  key: { type: 'integer', primary: true },
  integer: { type: 'integer' },
  'integer?': { type: 'integer', nullable: true },
  text: { type: 'text' },
  'text?': { type: 'text', nullable: true },
  texts: { type: 'string[]', columnType: 'text[]' },
  'number?': { type: 'double', nullable: true },
  'cents?': { type: new BigIntType('number'), nullable: true },
  boolean: { type: 'boolean' },
  'boolean?': { type: 'boolean', nullable: true },
  moment: { type: 'datetime' },
  'moment?': { type: 'datetime', nullable: true },
  'uuid?': { type: 'uuid', nullable: true },
  json: { type: 'json' },
} as const;

export const propertySchema = new EntitySchema<Property>({
  class: Property as never,
  tableName: 'property',
  properties: Object.fromEntries(
    Object.entries(PROPERTY_COLUMNS).flatMap(([name, [fieldName, kind]]) =>
      kind === 'worked-out' ? [] : [[name, { ...KINDS[kind], fieldName }]],
    ),
  ) as never,
});
