import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { type Sort, sortText } from '../../staff/list/list-address';
import type { ListAddress } from '../../staff/list/use-list-address';
import type { RowAction } from '../../staff/table/menu/row-action';
import { RowMenu } from '../../staff/table/menu/row-menu';
import { StaffTable } from '../../staff/table/staff-table';
import type { TableSelection } from '../../staff/table/use-selection';
import { propertyName } from './desk/property-labels';
import type { Mode } from './modes/mode-choice';
import { PropertyCards } from './modes/property-cards';
import { PropertyMap } from './modes/property-map';
import styles from './properties.module.css';
import { PROPERTY_COLUMNS } from './property-columns';

interface PropertyRowsProps {
  readonly mode: Mode;
  readonly items: readonly StaffPropertyRow[];
  readonly selection: TableSelection;
  readonly views: { readonly hidden: readonly string[] };
  readonly sort: Sort | undefined;
  readonly address: ListAddress;
  readonly onOpen: (id: string) => void;
  readonly actionsOf: (row: StaffPropertyRow) => readonly RowAction[];
}

/** A page of the list, as a table, as cards or on a map. */
export function PropertyRows(props: PropertyRowsProps) {
  const { mode, items, selection, views, sort, address, onOpen, actionsOf } = props;
  const menuOf = (row: StaffPropertyRow) => <RowMenu name={propertyName(row)} actions={() => actionsOf(row)} />;
  if (mode === 'cartes') return <PropertyCards rows={items} selection={selection} onOpen={onOpen} menuOf={menuOf} />;
  if (mode === 'carte') return <PropertyMap rows={items} onOpen={onOpen} />;
  return (
    <div className={styles.scroll}>
      <StaffTable
        caption="Biens de la maison"
        columns={PROPERTY_COLUMNS}
        rows={items}
        nameOf={propertyName}
        selection={selection}
        hidden={views.hidden}
        sort={sort}
        onSort={(next) => address.filter({ tri: sortText(next) })}
        onOpen={onOpen}
        actionsLabel="Actions"
        renderActions={menuOf}
      />
    </div>
  );
}
