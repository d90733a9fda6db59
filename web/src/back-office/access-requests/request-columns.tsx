import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';
import { devicesLabel, propertyLabel } from './access-labels';
import { dayTime } from '../../staff/words/day-time';
import { AccessStateTag } from './access-state-tag';

const untilOf = ({ state, expiresAt }: StaffAccessRequest): string | null =>
  state === 'approved' || state === 'expired' ? expiresAt : null;

export const clientOf = ({ name, email }: StaffAccessRequest): string => name ?? email;

export const REQUEST_COLUMNS: readonly StaffColumn<StaffAccessRequest>[] = [
  {
    id: 'client',
    header: 'Client',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id}>{clientOf(original)}</RowButton>
        <Under>{[original.name && original.email, original.company].filter(Boolean).join(' · ')}</Under>
      </span>
    ),
    meta: { always: true },
  },
  {
    id: 'property',
    header: 'Bien',
    cell: ({ row: { original } }) => (
      <span>
        {propertyLabel(original)}
        <Under>{original.propertyCity}</Under>
      </span>
    ),
  },
  { id: 'state', header: 'Statut', cell: ({ row: { original } }) => <AccessStateTag request={original} /> },
  {
    id: 'requested',
    header: 'Demandé le',
    cell: ({ row: { original } }) => <time dateTime={original.requestedAt}>{dayTime(original.requestedAt)}</time>,
    meta: { look: 'fixed' },
  },
  {
    id: 'until',
    header: 'Accès jusqu’au',
    cell: ({ row: { original } }) => {
      const until = untilOf(original);
      return until ? dayTime(until) : '–';
    },
    meta: { look: 'fixed', isBlank: (request) => !untilOf(request) },
  },
  {
    id: 'opened',
    header: 'Dernière ouverture',
    cell: ({ row: { original } }) =>
      original.openedAt ? (
        <span>
          {dayTime(original.openedAt)}
          <Under>{devicesLabel(original)}</Under>
        </span>
      ) : (
        '–'
      ),
    meta: { look: 'fixed', isBlank: ({ openedAt }) => !openedAt },
  },
];
