import type { ImportView } from '@pignon/domain/imports/import-view';
import { columnLabel, CSV_COLUMNS, type CsvColumn } from '@pignon/domain/imports/csv/matched-columns';
import { useState } from 'react';
import { StaffButton } from '../../staff/staff-button';
import { Unfolding } from '../../staff/views/unfolding';
import styles from './imports.module.css';

const IGNORED = 'Ne pas importer';

interface ColumnsChoiceProps {
  readonly read: ImportView;
  readonly onMatch: (columns: readonly (CsvColumn | null)[]) => void;
}

/** What each column of a CSV holds, as it was guessed; whoever knows better says so, and the file is read anew. */
export function ColumnsChoice({ read: { head, examples, columns }, onMatch }: ColumnsChoiceProps) {
  const [chosen, setChosen] = useState(columns);
  const unknown = chosen.filter((column) => column === null).length;
  const twice = chosen.filter((column, index) => column !== null && chosen.indexOf(column) !== index);
  const changed = chosen.some((column, index) => column !== columns[index]);
  return (
    <Unfolding label={unknown > 0 ? `Colonnes (${unknown} non reconnues)` : 'Colonnes'}>
      <ul className={styles.columns}>
        {head.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
          <li key={`${index} ${name}`}>
            <label>
              {name || `Colonne ${index + 1}`}
              <select
                value={chosen[index] ?? ''}
                onChange={({ target }) => setChosen(chosen.with(index, (target.value || null) as CsvColumn | null))}
              >
                <option value="">{IGNORED}</option>
                {CSV_COLUMNS.map((column) => (
                  <option key={column} value={column}>
                    {columnLabel(column)}
                  </option>
                ))}
              </select>
            </label>
            <small>{examples[index] ? `ex. ${examples[index]}` : 'vide'}</small>
          </li>
        ))}
      </ul>
      {twice.length > 0 && (
        <p className={styles.fault} role="alert">
          {`Choisi deux fois : ${twice.map((column) => columnLabel(column as CsvColumn)).join(', ')}`}
        </p>
      )}
      <StaffButton disabled={!changed || twice.length > 0} onClick={() => onMatch(chosen)}>
        Relire le fichier
      </StaffButton>
    </Unfolding>
  );
}
