import type { Agent } from '@pignon/domain/agents/agent';
import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { download } from '../../staff/table/csv';
import { toCsv } from './property-csv';
import styles from './properties.module.css';
import { propertyName } from './property-columns';
import { QuickChanges } from './quick-changes';
import { RemoveDialog } from './remove-dialog';
import type { PropertyChanges } from './use-property-changes';

interface BulkBarProps {
  readonly rows: readonly StaffPropertyRow[];
  /** They lie in the bin. */
  readonly binned: boolean;
  readonly advisers: readonly Pick<Agent, 'id' | 'name'>[];
  readonly changes: PropertyChanges;
  readonly onDone: () => void;
}

/** What is done to all that are selected, with what was refused row by row. */
export function BulkBar({ rows, binned, advisers, changes, onDone }: BulkBarProps) {
  const [removing, setRemoving] = useState(false);
  const { busy, results } = changes;
  if (rows.length === 0 && results.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label="Sélection">
      {rows.length > 0 && (
        <>
          <p>
            {rows.length} {rows.length > 1 ? 'biens sélectionnés' : 'bien sélectionné'}
          </p>
          {binned ? (
            <StaffButton disabled={busy} onClick={() => void changes.move(rows, 'restore')}>
              Restaurer
            </StaffButton>
          ) : (
            <>
              <QuickChanges
                advisers={advisers}
                disabled={busy}
                onChange={(change) => void changes.change(rows, change)}
              />
              <StaffButton disabled={busy} onClick={() => void changes.move(rows, 'publish')}>
                Publier
              </StaffButton>
              <StaffButton disabled={busy} onClick={() => void changes.move(rows, 'unpublish')}>
                Dépublier
              </StaffButton>
              <StaffButton disabled={busy} onClick={() => setRemoving(true)}>
                Mettre à la corbeille
              </StaffButton>
            </>
          )}
          <StaffButton onClick={() => download('biens.csv', toCsv(rows))}>Exporter (CSV)</StaffButton>
          <StaffButton onClick={onDone}>Tout désélectionner</StaffButton>
        </>
      )}
      {results.length > 0 && (
        <ul role="alert">
          {results.map(({ row, error }) => (
            <li key={row.id}>
              {propertyName(row)} : {error}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <RemoveDialog
          rows={rows}
          changes={changes}
          onClose={() => setRemoving(false)}
          onRemoved={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
