import { pointOfPlace } from '../../listings/property/moved-point';
import { transactionOf } from '../../listings/property/nature-of';
import type { PropertyFields } from '../../listings/property-fields';
import { UNSAID } from '../../listings/unsaid';
import { changedSaid } from './compare-row';
import type { ReadRow } from './read-row';

/** The fields of a property after a line was applied to it; of a new one, where nothing stands before. */
export function withSaid(said: ReadRow['said'], before: PropertyFields | null): PropertyFields {
  const fields = { ...(before ?? UNSAID), ...changedSaid(said, before) };
  return before
    ? { ...fields, ...pointOfPlace(before, fields, said.latitude !== undefined) }
    : { ...fields, transactionType: transactionOf(fields.type, said.transactionType, fields.status) };
}
