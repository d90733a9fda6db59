import type { ImportRowView } from '@pignon/domain/imports/import-view';
import clsx from 'clsx';
import { propertyPaths } from '../../staff/property-paths';
import type { StaffColumn } from '../../staff/table/columns';
import { Under } from '../../staff/table/open-row';
import { Link } from 'wouter';
import { OUTCOME_LABELS, RESULT_LABELS } from './import-labels';
import styles from './imports.module.css';

export type ShownRow = ImportRowView & { readonly id: number };

export const rowName = ({ line, title }: ShownRow): string => `Ligne ${line}${title ? ` : ${title}` : ''}`;

/** What each line of a file would do, and did. */
export const ROW_COLUMNS: readonly StaffColumn<ShownRow>[] = [
  { id: 'line', header: 'Ligne', cell: ({ row: { original } }) => original.line, meta: { look: 'number' } },
  {
    id: 'outcome',
    header: 'Résultat',
    cell: ({ row: { original } }) => (
      <span className={clsx(styles.outcome, styles[original.outcome], original.result === 'failed' && styles.refused)}>
        {original.result ? RESULT_LABELS[original.result] : OUTCOME_LABELS[original.outcome]}
      </span>
    ),
  },
  {
    id: 'property',
    header: 'Bien',
    cell: ({ row: { original } }) => (
      <span className={styles.property}>
        {original.propertyId ? (
          <Link href={`${propertyPaths.edit}/${original.propertyId}`}>{nameOf(original)}</Link>
        ) : (
          nameOf(original)
        )}
        <Under>{[original.city, original.key && `réf. ${original.key}`].filter(Boolean).join(' · ')}</Under>
      </span>
    ),
  },
  {
    id: 'detail',
    header: 'Détail',
    cell: ({ row: { original } }) => <Detail row={original} />,
  },
];

const nameOf = ({ title, propertyId }: ShownRow): string => title ?? (propertyId ? `Bien n° ${propertyId}` : '–');

const MOST_CHANGES = 4;

function Detail({ row }: { readonly row: ShownRow }) {
  const { outcome, changes, faults, notes } = row;
  const told = outcome === 'changed' ? changes : [];
  return (
    <ul className={styles.detail}>
      {faults.map((fault) => (
        <li key={fault} className={styles.refused}>
          {fault}
        </li>
      ))}
      {told.slice(0, MOST_CHANGES).map(({ field, label, before, after }) => (
        <li key={field}>
          {`${label} : `}
          {before === null ? <span className="visually-hidden">rien, devient </span> : <del>{short(before)}</del>}
          {before !== null && <span aria-hidden="true"> → </span>}
          <ins>{short(after)}</ins>
        </li>
      ))}
      {told.length > MOST_CHANGES && (
        <li>
          <details>
            <summary>{`${told.length - MOST_CHANGES} autres champs`}</summary>
            {told.slice(MOST_CHANGES).map(({ field, label, before, after }) => (
              <p key={field}>{`${label} : ${before === null ? '' : `${short(before)} → `}${short(after)}`}</p>
            ))}
          </details>
        </li>
      )}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const MOST_SIGNS = 120;

const short = (text: string): string => (text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text);
