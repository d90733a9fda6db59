import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ReactNode } from 'react';
import { Photo } from '../../../site/photo/photo';
import type { TableSelection } from '../../../staff/table/use-selection';
import { flagsOf } from '../desk/flags-of';
import { amountText, propertyName, surfaceText } from '../desk/property-labels';
import { PropertyState } from '../desk/property-state';
import styles from './modes.module.css';

interface PropertyCardsProps {
  readonly rows: readonly StaffPropertyRow[];
  readonly selection: TableSelection;
  readonly onOpen: (id: string) => void;
  readonly menuOf: (row: StaffPropertyRow) => ReactNode;
}

/** The same rows by their pictures. */
export const PropertyCards = ({ rows, selection, onOpen, menuOf }: PropertyCardsProps) => (
  <ul className={styles.cards} aria-label="Biens de la maison">
    {rows.map((row) => (
      <li key={row.id} className={styles.card} data-row={row.id}>
        <Photo photo={row.photo ?? undefined} sizes="320px" ratio="16 / 10" seed={row.id} />
        <div className={styles.text}>
          <label className={styles.select}>
            <input
              type="checkbox"
              aria-label={`Sélectionner : ${propertyName(row)}`}
              checked={selection.ids.includes(String(row.id))}
              onChange={() => selection.toggle(String(row.id), false)}
            />
            {row.reference}
          </label>
          <h2>
            <button type="button" onClick={() => onOpen(String(row.id))}>
              {row.title}
            </button>
          </h2>
          <p>{[row.postcode, row.city].filter(Boolean).join(' ')}</p>
          <p>
            <b>{amountText(row)}</b> · {surfaceText(row)}
          </p>
          <p>{`${NATURE_LABELS[row.nature]}, ${TRANSACTION_LABELS[row.transactionType].toLowerCase()}`}</p>
          <p className={styles.states}>
            <PropertyState {...row} />
            <span>{flagsOf(row).join(' · ')}</span>
          </p>
        </div>
        <div className={styles.menu}>{menuOf(row)}</div>
      </li>
    ))}
  </ul>
);
