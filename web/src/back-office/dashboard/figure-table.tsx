import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** The first cell says what the row is of. */
export const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...figures] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {figures.map((figure, column) => (
            <td key={columns[column + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
