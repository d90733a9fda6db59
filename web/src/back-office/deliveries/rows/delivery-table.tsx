import type { Delivery } from '@pignon/domain/deliveries/delivery';
import { DeliveryRow } from './delivery-row';
import styles from '../../../staff/list/staff-table.module.css';
import { useNow } from './use-now';

interface DeliveryTableProps {
  readonly items: readonly Delivery[];
  readonly selected: readonly string[];
  readonly onToggle: (id: string, shift: boolean) => void;
  readonly onToggleAll: () => void;
  readonly onOpen: (id: string) => void;
}

const HEADINGS = [
  'État',
  'Type',
  'Événement',
  'Réaction',
  'Créé le',
  'Tentatives',
  'Prochaine tentative',
  'Dernière erreur',
];

export function DeliveryTable({ items, selected, onToggle, onToggleAll, onOpen }: DeliveryTableProps) {
  const now = useNow(5_000);
  const all = items.length > 0 && selected.length === items.length;
  return (
    <>
      <div className={styles.all}>
        <SelectAll id="select-all-cards" all={all} some={selected.length > 0} onToggle={onToggleAll} />
        <label htmlFor="select-all-cards">Tout sélectionner</label>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Livraisons, de la plus récente à la plus ancienne</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <SelectAll all={all} some={selected.length > 0} onToggle={onToggleAll} />
            </th>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              now={now}
              selected={selected.includes(delivery.id)}
              onToggle={onToggle}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SelectAllProps {
  readonly id?: string;
  readonly all: boolean;
  readonly some: boolean;
  readonly onToggle: () => void;
}

const SelectAll = ({ id, all, some, onToggle }: SelectAllProps) => (
  <input
    id={id}
    type="checkbox"
    aria-label="Sélectionner toutes les lignes visibles"
    checked={all}
    onChange={onToggle}
    ref={(box) => {
      if (box) box.indeterminate = some && !all;
    }}
  />
);
