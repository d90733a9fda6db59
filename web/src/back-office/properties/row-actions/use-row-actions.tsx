import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import type { PropertyStatus } from '@pignon/domain/listings/property-fields';
import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import { StatusDialog } from '../closing/status-dialog';
import { saveSheet } from '../desk/save-sheet';
import { RemoveDialog } from '../desk/remove-dialog';
import { useDuplicate } from '../desk/use-duplicate';
import type { PropertyChanges } from '../desk/use-property-changes';
import type { RowAction } from '../../../staff/table/menu/row-action';
import { rowActions } from './row-actions';
import { StatusChoice } from './status-choice';

type Asked =
  | { readonly row: StaffPropertyRow; readonly what: 'status' | 'remove' }
  | { readonly row: StaffPropertyRow; readonly what: 'apply'; readonly status: PropertyStatus };

/** E02's actions of a row, and the question that one of them asks. */
export function useRowActions(changes: PropertyChanges): {
  readonly actionsOf: (row: StaffPropertyRow) => readonly RowAction[];
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate } = useSWRConfig();
  const { duplicate } = useDuplicate();
  const close = () => setAsked(null);
  const actionsOf = (row: StaffPropertyRow) =>
    rowActions(row, {
      sheet: () => void saveSheet(row.id),
      duplicate: () => void duplicate(row.id),
      move: (step) => void changes.move([row], step),
      choose: () => setAsked({ row, what: 'status' }),
      end: (status) => setAsked({ row, what: 'apply', status }),
      remove: () => setAsked({ row, what: 'remove' }),
    });
  const dialog = asked && (
    <>
      {asked.what === 'status' && (
        <StatusChoice
          row={asked.row}
          onChoose={(status) => setAsked({ row: asked.row, what: 'apply', status })}
          onClose={close}
        />
      )}
      {asked.what === 'apply' && (
        <StatusDialog
          property={asked.row}
          status={asked.status}
          onChanged={() => void mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/properties?'))}
          onClose={close}
        />
      )}
      {asked.what === 'remove' && (
        <RemoveDialog rows={[asked.row]} changes={changes} onClose={close} onRemoved={close} />
      )}
    </>
  );
  return { actionsOf, dialog };
}
