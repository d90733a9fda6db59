import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { BulkBar } from '../../staff/table/bulk-bar';
import { download } from '../../staff/table/download';
import type { TableSelection } from '../../staff/table/use-selection';
import { leave } from './export-menu';
import { toCsv } from './property-csv';
import type { Adviser } from './desk/adviser';
import { QuickChanges } from './quick-changes';
import { exportPath } from './property-filters';
import { RemoveDialog } from './desk/remove-dialog';
import type { PropertyChanges } from './desk/use-property-changes';

interface PropertyBulkProps {
  readonly selection: TableSelection;
  readonly rows: readonly StaffPropertyRow[];
  /** They lie in the bin. */
  readonly binned: boolean;
  readonly advisers: readonly Adviser[];
  readonly changes: PropertyChanges;
}

/** What is done to all that are selected. */
export function PropertyBulk({ selection, rows, binned, advisers, changes }: PropertyBulkProps) {
  const [removing, setRemoving] = useState(false);
  const { busy, results, clear, move } = changes;
  const button = (label: string, press: () => void) => (
    <StaffButton disabled={busy} onClick={press}>
      {label}
    </StaffButton>
  );
  return (
    <>
      <BulkBar selection={selection} results={results} onRead={clear}>
        {binned ? (
          button('Restaurer', () => void move(rows, 'restore'))
        ) : (
          <>
            <QuickChanges advisers={advisers} busy={busy} onChange={(change) => void changes.change(rows, change)} />
            {button('Publier', () => void move(rows, 'publish'))}
            {button('Dépublier', () => void move(rows, 'unpublish'))}
            {button('Mettre à la corbeille', () => setRemoving(true))}
          </>
        )}
        <StaffButton onClick={() => download('biens.csv', toCsv(rows))}>Exporter (CSV)</StaffButton>
        {!binned && (
          <StaffButton onClick={() => leave(exportPath(new URLSearchParams(), 'poliris', selection.ids))}>
            Exporter (Poliris)
          </StaffButton>
        )}
      </BulkBar>
      {removing && (
        <RemoveDialog
          rows={rows}
          changes={changes}
          onClose={() => setRemoving(false)}
          onRemoved={() => setRemoving(false)}
        />
      )}
    </>
  );
}
