import type { ReactNode } from 'react';
import { StaffButton } from '../staff-button';
import styles from './bulk-bar.module.css';
import type { RowResult } from './use-bulk';
import type { TableSelection } from './use-selection';

interface BulkBarProps {
  readonly selection: TableSelection;
  readonly results: readonly RowResult[];
  readonly onRead: () => void;
  /** What may be done with the rows that are selected. */
  readonly children: ReactNode;
}

const rowsText = (count: number): string => `${count} ligne${count > 1 ? 's' : ''}`;

/** While rows are selected; and what became of each, until it is read. */
export function BulkBar({ selection, results, onRead, children }: BulkBarProps) {
  const refused = results.filter(({ refusal }) => refusal);
  const done = results.length - refused.length;
  return (
    <>
      {selection.ids.length > 0 && (
        <fieldset className={styles.bar} aria-label="Actions sur la sélection">
          <span>{rowsText(selection.ids.length)} sur cette page</span>
          {children}
          <StaffButton onClick={selection.clear}>Tout désélectionner</StaffButton>
        </fieldset>
      )}
      <output className={styles.results}>
        {results.length > 0 && (
          <>
            <p>
              <b>
                {rowsText(done)} à jour
                {refused.length > 0 && `, ${rowsText(refused.length)} refusée${refused.length > 1 ? 's' : ''}`}
              </b>
            </p>
            {refused.length > 0 && (
              <ul>
                {refused.map(({ id, name, refusal }) => (
                  <li key={id}>
                    <b>{name}</b>
                    {`\u00a0: ${refusal}`}
                  </li>
                ))}
              </ul>
            )}
            <StaffButton onClick={onRead}>Fermer</StaffButton>
          </>
        )}
      </output>
    </>
  );
}
