import type { ComponentProps } from 'react';
import { ReadList, type ReadListProps } from '../list/read-list';
import { StaffTable } from './staff-table';

type RecordListProps<Row extends { readonly id: string | number }> = ReadListProps &
  ComponentProps<typeof StaffTable<Row>>;

/** A list that is a table. */
export const RecordList = <Row extends { readonly id: string | number }>({
  reading,
  empty,
  add,
  ...table
}: RecordListProps<Row>) => (
  <ReadList {...{ reading, empty, add }} count={table.rows.length}>
    <StaffTable {...table} />
  </ReadList>
);
