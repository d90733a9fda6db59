import { capitalise } from '@pignon/domain/shared/text/capitalise';
import { inParis } from '@pignon/domain/shared/text/french';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';
import { RowPhoto } from '../../staff/table/row-photo';
import styles from './sold.module.css';

const day = inParis({ dateStyle: 'medium' });

export const soldName = ({ title }: StaffSoldProperty): string => title;

export const SOLD_COLUMNS: readonly StaffColumn<StaffSoldProperty>[] = [
  {
    id: 'photo',
    header: 'Image',
    cell: ({ row: { original } }) => <RowPhoto photo={original.photo} id={original.id} />,
  },
  {
    id: 'title',
    header: 'Titre',
    cell: ({ row: { original } }) => (
      <span className={styles.title}>
        <RowButton id={String(original.id)}>{original.title}</RowButton>
        <Under>{[original.city, original.type && capitalise(original.type)].filter(Boolean).join(' · ')}</Under>
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ row: { original } }) => TRANSACTION_LABELS[original.transactionType],
  },
  {
    id: 'sold',
    header: 'Date de vente',
    cell: ({ row: { original } }) => (original.soldAt ? day(new Date(original.soldAt)) : '–'),
    meta: { look: 'fixed', isBlank: ({ soldAt }) => soldAt === null },
  },
  {
    id: 'price',
    header: 'Prix (privé)',
    cell: ({ row: { original } }) => (
      <span>
        {original.price ?? '–'}
        {original.price && original.pricePublic && <Under>public</Under>}
      </span>
    ),
    meta: { look: 'number', isBlank: ({ price }) => price === null },
  },
  {
    id: 'yield',
    header: 'Rendement',
    cell: ({ row: { original } }) =>
      original.yield === null ? '–' : `${original.yield.toLocaleString('fr-FR')}\u00a0%`,
    meta: { look: 'number', isBlank: (sold) => sold.yield === null },
  },
  {
    id: 'delay',
    header: 'Délai de vente',
    cell: ({ row: { original } }) =>
      original.daysToSell === null ? '–' : `${original.daysToSell}\u00a0jour${original.daysToSell > 1 ? 's' : ''}`,
    meta: { look: 'number', isBlank: ({ daysToSell }) => daysToSell === null },
  },
  { id: 'adviser', header: 'Conseiller', cell: ({ row: { original } }) => original.agentName ?? '–' },
  { id: 'shown', header: 'Affiché', cell: ({ row: { original } }) => (original.shown ? 'Oui' : 'Non') },
];
