import { useState } from 'react';
import styles from '../../staff/list/filter-bar.module.css';
import { isOrder, ORDERS, type Order } from './chosen-requests';

interface RequestSearchProps {
  readonly words: string;
  readonly order: Order;
  readonly onWords: (words: string) => void;
  readonly onOrder: (order: Order) => void;
}

/** E12: whom, and in which order. */
export function RequestSearch({ words, order, onWords, onOrder }: RequestSearchProps) {
  // The address keeps no space just typed at the end.
  const [typed, setTyped] = useState(words);
  return (
    <search className={styles.bar}>
      <label className={styles.field}>
        <span>Ordre</span>
        <select value={order} onChange={({ target }) => isOrder(target.value) && onOrder(target.value)}>
          {Object.entries(ORDERS).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>Rechercher</span>
        <input
          type="search"
          maxLength={100}
          value={typed}
          placeholder="Nom, e-mail, téléphone ou société"
          onChange={({ target }) => {
            setTyped(target.value);
            onWords(target.value.trim());
          }}
        />
      </label>
    </search>
  );
}
