import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { OCCUPANCY_LABELS, TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { propertyPaths } from '../../staff/property-paths';
import type { StaffColumn } from '../../staff/table/columns';
import { RowLink, Under } from '../../staff/table/open-row';
import { RowPhoto } from '../../staff/table/row-photo';
import { flagsOf } from './desk/flags-of';
import styles from './properties.module.css';
import { amountText, day, mandateText, surfaceText, yieldText } from './desk/property-labels';
import { dayTime } from '../../staff/words/day-time';
import { PropertyState } from './desk/property-state';

/** E02. */
export const PROPERTY_COLUMNS: readonly StaffColumn<StaffPropertyRow>[] = [
  {
    id: 'photo',
    header: 'Photo',
    cell: ({ row: { original } }) => <RowPhoto photo={original.photo} id={original.id} />,
  },
  {
    id: 'title',
    header: 'Titre',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className={styles.title}>
        <RowLink id={String(original.id)} href={`${propertyPaths.edit}/${original.id}`}>
          {original.title}
        </RowLink>
        <Under>{[original.reference, ...flagsOf(original)].join(' · ')}</Under>
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'city',
    header: 'Ville',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className={styles.city}>
        {original.city}
        <Under>{original.postcode}</Under>
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className={styles.type}>
        {NATURE_LABELS[original.nature]}
        <Under>
          {TRANSACTION_LABELS[original.transactionType]}, {OCCUPANCY_LABELS[original.occupancyStatus].toLowerCase()}
        </Under>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Statut',
    enableSorting: true,
    cell: ({ row: { original } }) => <PropertyState {...original} />,
  },
  {
    id: 'mandate',
    header: 'Mandat',
    enableSorting: true,
    cell: ({ row: { original } }) => mandateText(original),
  },
  {
    id: 'price',
    header: 'Prix ou loyer',
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span>
        {amountText(original)}
        {original.yield !== null && <Under>{yieldText(original)}</Under>}
      </span>
    ),
    meta: { look: 'number', title: ({ price }) => price ?? undefined },
  },
  {
    id: 'yield',
    header: 'Rendement',
    enableSorting: true,
    cell: ({ row: { original } }) => yieldText(original),
    meta: { look: 'number', isBlank: (property) => property.yield === null },
  },
  {
    id: 'surface',
    header: 'Surface',
    enableSorting: true,
    cell: ({ row: { original } }) => surfaceText(original),
    meta: { look: 'number', isBlank: ({ surface }) => surface === null },
  },
  {
    id: 'adviser',
    header: 'Conseiller',
    enableSorting: true,
    cell: ({ row: { original } }) => original.adviser?.name ?? '–',
  },
  {
    id: 'quality',
    header: 'Qualité',
    cell: ({ row: { original } }) => `${original.quality}\u00a0/ 100`,
    meta: { look: 'number' },
  },
  {
    id: 'views',
    header: 'Vues 30 j',
    enableSorting: true,
    cell: ({ row: { original } }) => original.views,
    meta: { look: 'number' },
  },
  {
    id: 'updated',
    header: 'Modifié le',
    enableSorting: true,
    cell: ({ row: { original } }) => <time dateTime={original.updatedAt}>{day(original.updatedAt)}</time>,
    meta: { look: 'fixed', title: ({ updatedAt }) => dayTime(updatedAt) },
  },
];
