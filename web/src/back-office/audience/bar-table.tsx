import { frenchNumber } from '@pignon/domain/shared/text/french';
import type { ReactNode } from 'react';
import styles from './audience-page.module.css';

export interface BarRow {
  readonly key: string | number;
  readonly label: ReactNode;
  readonly count: number;
}

interface BarTableProps {
  readonly title: string;
  /** What the rows are, and what is counted. */
  readonly columns: readonly [string, string];
  readonly rows: readonly BarRow[];
  readonly empty: string;
}

/** A table whose numbers are drawn too: the bar says nothing that the number does not. */
export function BarTable({ title, columns, rows, empty }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, count }) => (
              <tr key={key}>
                <th scope="row">
                  {label}
                  {count > 0 && (
                    <span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
                  )}
                </th>
                <td>{frenchNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
