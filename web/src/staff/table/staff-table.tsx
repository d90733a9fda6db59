import { FlexRender, useTable } from '@tanstack/react-table';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Sort } from '../list/list-address';
import { features, type StaffColumn } from './columns';
import { HeadCell } from './head-cell';
import { OpenRow } from './open-row';
import { SelectAll, SelectRow } from './select-box';
import styles from './staff-table.module.css';
import type { TableSelection } from './use-selection';

interface StaffTableProps<Row extends { readonly id: string | number }> {
  readonly caption: string;
  /** The same array at each render. */
  readonly columns: readonly StaffColumn<Row>[];
  readonly rows: readonly Row[];
  /** What a screen reader calls a row. */
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (id: string) => void;
  readonly hidden?: readonly string[];
  readonly selection?: TableSelection;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** What may be done in a row's place. */
  readonly renderActions?: (row: Row) => ReactNode;
  /** Their column's heading. */
  readonly actionsLabel?: string;
  readonly lookOf?: (row: Row) => string | false | undefined;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
}

/** A table at a desk, cards on a phone. */
export function StaffTable<Row extends { readonly id: string | number }>(props: StaffTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    nameOf,
    onOpen,
    hidden = [],
    selection,
    sort,
    onSort,
    renderActions,
    actionsLabel,
    lookOf,
  } = props;
  const { onPointerEnter, onPointerLeave } = props;
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
            <tr
              key={row.id}
              data-row={row.id}
              className={clsx(styles.row, selected.has(row.id) && styles.selected, lookOf?.(row.original))}
            >
              {selection && (
                <td className={styles.pick}>
                  <SelectRow
                    name={nameOf(row.original)}
                    selected={selected.has(row.id)}
                    onToggle={(shift) => selection.toggle(row.id, shift)}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const meta = metaOf(cell.column.id);
                return (
                  <td
                    key={cell.id}
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
          ))}
        </tbody>
      </table>
    </OpenRow>
  );
}
