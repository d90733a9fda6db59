import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useState } from 'react';

/**
 * The row that the address names; once it has left the list, for it was published or another filter's, as it was last:
 * what lies open does not go away under anybody's hands.
 */
export function useOpenedProperty(rows: readonly StaffPropertyRow[], id: string | null): StaffPropertyRow | undefined {
  const [last, setLast] = useState<StaffPropertyRow>();
  const found = rows.find((row) => String(row.id) === id);
  if (found && found !== last) setLast(found);
  return found ?? (last && String(last.id) === id ? last : undefined);
}
