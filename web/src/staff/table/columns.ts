import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** Rows come sorted and cut into pages by whoever read them: the table only draws. */
export const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

interface StaffColumnMeta<Row extends RowData> {
  readonly look?: 'fixed' | 'number' | 'error';
  /** Nothing is there: a card leaves the line out. */
  readonly isBlank?: (row: Row) => boolean;
  /** The whole of what is shown shortened, or said another way. */
  readonly title?: (row: Row) => string | undefined;
  /** A column that no choice of columns takes away. */
  readonly always?: boolean;
}

/** `header` is also what a card calls the line, and `id` the column's name in the address. */
export type StaffColumn<Row extends RowData> = Omit<ColumnDef<typeof features, Row>, 'meta'> & {
  readonly id: string;
  readonly header: string;
  readonly cell: NonNullable<ColumnDef<typeof features, Row>['cell']>;
  readonly enableSorting?: boolean;
  readonly meta?: StaffColumnMeta<Row>;
};
