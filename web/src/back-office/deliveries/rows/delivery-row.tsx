import type { Delivery } from '@pignon/domain/deliveries/delivery';
import clsx from 'clsx';
import { AboutDelivery } from './about-delivery';
import { eventLabel, KIND_LABELS, reactionLabel } from './delivery-labels';
import styles from '../../../staff/list/staff-table.module.css';
import { clockTime, untilTime } from './journal-times';
import { StateTag } from './state-tag';

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly now: number;
  readonly selected: boolean;
  readonly onToggle: (id: string, shift: boolean) => void;
  readonly onOpen: (id: string) => void;
}

export function DeliveryRow({ delivery, now, selected, onToggle, onOpen }: DeliveryRowProps) {
  const { id, state, kind, event, reaction, createdAt, attempts, nextAt, lastError } = delivery;
  const next = state === 'pending' && nextAt ? untilTime(nextAt, now) : '';
  return (
    <tr data-delivery={id} className={clsx(styles.row, selected && styles.selected)}>
      <td className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`Sélectionner : ${eventLabel(event)}, ${reactionLabel(reaction)}`}
          checked={selected}
          // React's change event of a checkbox is the browser's click, which knows the shift key.
          onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      <td data-label="État">
        <StateTag state={state} />
      </td>
      <td data-label="Type" className={styles.fixed}>
        {KIND_LABELS[kind]}
      </td>
      <td data-label="Événement">
        <button type="button" className={styles.open} title={event} onClick={() => onOpen(id)}>
          {eventLabel(event)}
        </button>
        <AboutDelivery delivery={delivery} className={styles.about} />
      </td>
      <td data-label="Réaction" title={reaction}>
        {reactionLabel(reaction)}
      </td>
      <td data-label="Créé le" className={styles.fixed}>
        <time dateTime={createdAt}>{clockTime(createdAt)}</time>
      </td>
      <td data-label="Tentatives" className={styles.number}>
        {attempts}
      </td>
      <td
        data-label="Prochaine tentative"
        className={clsx(styles.fixed, next === '' && styles.blank)}
        title={nextAt ? clockTime(nextAt) : undefined}
      >
        {next || '–'}
      </td>
      <td data-label="Dernière erreur" className={clsx(styles.error, !lastError && styles.blank)}>
        <span>{lastError ?? '–'}</span>
      </td>
    </tr>
  );
}
