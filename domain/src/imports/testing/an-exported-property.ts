import { comparableCents } from '../../listings/amounts/comparable-amount';
import { natureOf } from '../../listings/property/nature-of';
import type { PropertyFields } from '../../listings/property-fields';
import { aProperty } from '../../listings/testing/fields/a-property';
import type { ExportedProperty } from '../rows/exported-property';

export function anExportedProperty(
  change: Partial<PropertyFields> = {},
  beside: Partial<Pick<ExportedProperty, 'key' | 'commune' | 'adviser' | 'photoSources' | 'published'>> = {},
): ExportedProperty {
  const fields = aProperty(change);
  const cents = comparableCents(fields);
  return {
    ...fields,
    key: 'PGN-7',
    commune: fields.city,
    nature: natureOf(fields.type),
    amount: cents === null ? null : cents / 100,
    published: true,
    adviser: { name: 'Alice Martin', email: 'alice@pignon.example' },
    photoSources: [],
    ...beside,
  };
}
