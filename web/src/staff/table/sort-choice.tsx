import { FilterChoice } from '../list/filter-bar';
import { type Sort, sortText } from '../list/list-address';
import type { StaffColumn } from './columns';

interface SortChoiceProps<Row extends object> {
  readonly columns: readonly StaffColumn<Row>[];
  readonly sort: Sort | undefined;
  /** The order without a choice. */
  readonly unsorted?: string;
  readonly onSort: (text: string) => void;
}

/** The order, where cards have no headings to press. */
export const SortChoice = <Row extends object>({
  columns,
  sort,
  unsorted = 'De l’agence',
  onSort,
}: SortChoiceProps<Row>) => (
  <FilterChoice
    label="Ordre"
    value={sort ? sortText(sort) : ''}
    options={[
      ['', unsorted],
      ...columns
        .filter(({ enableSorting }) => enableSorting)
        .flatMap(({ id, header }) => [
          [id, `${header}, croissant`] as const,
          [`-${id}`, `${header}, décroissant`] as const,
        ]),
    ]}
    onChoose={onSort}
  />
);
