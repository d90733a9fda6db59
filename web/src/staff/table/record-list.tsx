import type { ComponentProps, ReactNode } from 'react';
import { StaffTable } from './staff-table';
import { NoRows, ReadStates } from '../list/read-states';

interface RecordListProps<Row extends { readonly id: string | number }> extends ComponentProps<typeof StaffTable<Row>> {
  readonly reading: ComponentProps<typeof ReadStates>;
  readonly empty: Omit<ComponentProps<typeof NoRows>, 'children'>;
  /** What fills an empty list. */
  readonly add?: ReactNode;
}

/** What staff asked for: while it comes, when it cannot, when there is none, and its rows. */
export const RecordList = <Row extends { readonly id: string | number }>({
  reading,
  empty,
  add,
  ...table
}: RecordListProps<Row>) => (
  <>
    <ReadStates {...reading} />
    {reading.loaded && table.rows.length === 0 && <NoRows {...empty}>{add}</NoRows>}
    {table.rows.length > 0 && <StaffTable {...table} />}
  </>
);
