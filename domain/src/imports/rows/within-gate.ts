import { isGated, type PropertyFields } from '../../listings/property-fields';
import type { ReadRow } from './read-row';

/** A gated property stays so, whatever a Poliris says: 'NON' there means that its mandate is not exclusive, no more. */
export function withinGate({ said, keepsGate }: ReadRow, before: PropertyFields | null): ReadRow['said'] {
  if (!keepsGate || !before || !isGated(before.mandat)) return said;
  const { mandat: _, ...rest } = said;
  return rest;
}
