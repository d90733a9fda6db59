import type { Delivery } from '@pignon/domain/deliveries/delivery';
import type { StaffColumn } from '../../../staff/table/columns';
import { RowButton } from '../../../staff/table/open-row';
import { AboutDelivery } from './about-delivery';
import { eventLabel, KIND_LABELS, reactionLabel } from './delivery-labels';
import { clockTime } from './journal-times';
import { NextAttempt } from './next-attempt';
import { StateTag } from './state-tag';
import styles from './delivery-columns.module.css';

export const DELIVERY_COLUMNS: readonly StaffColumn<Delivery>[] = [
  { id: 'state', header: 'État', cell: ({ row: { original } }) => <StateTag state={original.state} /> },
  { id: 'kind', header: 'Type', cell: ({ row: { original } }) => KIND_LABELS[original.kind], meta: { look: 'fixed' } },
  {
    id: 'event',
    header: 'Événement',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id} title={original.event}>
          {eventLabel(original.event)}
        </RowButton>
        <AboutDelivery delivery={original} className={styles.about} />
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'reaction',
    header: 'Réaction',
    cell: ({ row: { original } }) => reactionLabel(original.reaction),
    meta: { title: ({ reaction }) => reaction },
  },
  {
    id: 'created',
    header: 'Créé le',
    cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{clockTime(original.createdAt)}</time>,
    meta: { look: 'fixed' },
  },
  {
    id: 'attempts',
    header: 'Tentatives',
    cell: ({ row: { original } }) => original.attempts,
    meta: { look: 'number' },
  },
  {
    id: 'next',
    header: 'Prochaine tentative',
    cell: ({ row: { original } }) => <NextAttempt delivery={original} />,
    meta: {
      look: 'fixed',
      isBlank: ({ state, nextAt }) => state !== 'pending' || !nextAt,
      title: ({ nextAt }) => (nextAt ? clockTime(nextAt) : undefined),
    },
  },
  {
    id: 'error',
    header: 'Dernière erreur',
    cell: ({ row: { original } }) => <span>{original.lastError ?? '–'}</span>,
    meta: { look: 'error', isBlank: ({ lastError }) => !lastError },
  },
];

export const deliveryName = ({ event, reaction }: Delivery): string =>
  `${eventLabel(event)}, ${reactionLabel(reaction)}`;
