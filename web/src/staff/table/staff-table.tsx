import { useTable } from '@tanstack/react-table';
import type { Sort } from '../list/list-address';
import { BodyRow, type RowLook } from './body-row';
import { features, type StaffColumn } from './columns';
import { HeadCell } from './head-cell';
import { OpenRow } from './open-row';
import { SelectAll } from './select-box';
import styles from './staff-table.module.css';
import type { TableSelection } from './use-selection';

interface StaffTableProps<Row extends { readonly id: string | number }> extends RowLook<Row> {
  readonly caption: string;
  /** The same array at each render. */
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  /** Absent: a row says all that there is of it. */
  readonly onOpen?: (id: string) => void;
  readonly hidden?: readonly string[];
  readonly selection?: TableSelection;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Their column's heading. */
  readonly actionsLabel?: string;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

const nothingOpens = (): void => {};

/** A table at a desk, cards on a phone. */
export function StaffTable<Row extends { readonly id: string | number }>(props: StaffTableProps<Row>) {
  const { caption, columns, rows, onOpen = nothingOpens, hidden = [], selection, sort, onSort, actionsLabel } = props;
  const { onPointerEnter, onPointerLeave, nameOf, lookOf, renderActions } = props;
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => String(id),
    state: {
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
    },
    manualSorting: true,
  });
  const metaOf = (id: string) => columns.find((column) => column.id === id)?.meta;
  const selected = new Set(selection?.ids);
  const selectAll = selection && {
    all: rows.length > 0 && selected.size === rows.length,
    some: selected.size > 0,
    onToggle: selection.toggleAll,
  };
  return (
    <OpenRow value={onOpen}>
      {selectAll && (
        <div className={styles.all}>
          <SelectAll id="select-all-cards" {...selectAll} />
          <label htmlFor="select-all-cards">Tout sélectionner</label>
        </div>
      )}
      <table className={styles.table} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selectAll && (
              <th scope="col" className={styles.pick}>
                <SelectAll {...selectAll} />
              </th>
            )}
            {table.getFlatHeaders().map(({ id, column }) => (
              <HeadCell
                key={id}
                look={metaOf(id)?.look === 'number' ? styles.number : undefined}
                text={String(column.columnDef.header)}
                sorted={column.getIsSorted()}
                onSort={
                  onSort && column.columnDef.enableSorting
                    ? () => onSort({ column: id, descending: column.getIsSorted() === 'asc' })
                    : undefined
                }
              />
            ))}
            {renderActions && (
              <th scope="col">
                <span className="visually-hidden">{actionsLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <BodyRow
              key={row.id}
              row={row}
              metaOf={metaOf}
              selected={selected.has(row.id)}
              onToggle={selection?.toggle}
              nameOf={nameOf}
              lookOf={lookOf}
              renderActions={renderActions}
            />
          ))}
        </tbody>
      </table>
    </OpenRow>
  );
}
