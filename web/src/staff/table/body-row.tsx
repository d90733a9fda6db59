import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { features, StaffColumn } from './columns';
import { SelectRow } from './select-box';
import styles from './staff-table.module.css';

/** What a table draws beside a row's cells, and how. */
export interface RowLook<Row> {
  /** What a screen reader calls a row. */
  readonly nameOf: (row: Row) => string;
  /** What may be done in a row's place. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined;
  readonly lookOf?: ((row: Row) => string | false | undefined) | undefined;
}

interface BodyRowProps<Row extends object> extends RowLook<Row> {
  readonly row: TableRow<typeof features, Row>;
  readonly metaOf: (id: string) => StaffColumn<Row>['meta'];
  readonly selected: boolean;
  readonly onToggle: ((id: string, shift: boolean) => void) | undefined;
}

export function BodyRow<Row extends object>({
  row,
  metaOf,
  selected,
  onToggle,
  nameOf,
  renderActions,
  lookOf,
}: BodyRowProps<Row>) {
  return (
    <tr data-row={row.id} className={clsx(styles.row, selected && styles.selected, lookOf?.(row.original))}>
      {onToggle && (
        <td className={styles.pick}>
          <SelectRow name={nameOf(row.original)} selected={selected} onToggle={(shift) => onToggle(row.id, shift)} />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const meta = metaOf(cell.column.id);
        return (
          <td
            key={cell.id}
            data-column={cell.column.id}
            data-label={cell.column.columnDef.header}
            className={clsx(meta?.look && styles[meta.look], meta?.isBlank?.(row.original) && styles.blank)}
            title={meta?.title?.(row.original)}
          >
            <FlexRender cell={cell} />
          </td>
        );
      })}
      {renderActions && <td className={styles.act}>{renderActions(row.original)}</td>}
    </tr>
  );
}
