import { COLLEAGUE_STATE_LABELS, type StaffColleague } from '@pignon/domain/accounts/desk/staff-colleague';
import { ROLE_LABELS } from '@pignon/domain/accounts/rights';
import { parisTime } from '@pignon/domain/shared/text/french';
import { RowButton, Under } from '../../../staff/table/open-row';
import type { StaffColumn } from '../../../staff/table/columns';
import tags from '../../../staff/list/state-tag.module.css';
import clsx from 'clsx';

const LOOKS = { active: tags.done, invited: tags.pending, unanswered: tags.dead, disabled: tags.cancelled } as const;

export const colleagueName = ({ name, email }: StaffColleague): string => name || email;

export const StateTag = ({ state }: Pick<StaffColleague, 'state'>) => (
  <span className={clsx(tags.tag, LOOKS[state])}>{COLLEAGUE_STATE_LABELS[state]}</span>
);

export const COLLEAGUE_COLUMNS: readonly StaffColumn<StaffColleague>[] = [
  {
    id: 'nom',
    header: 'Nom',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id}>{colleagueName(original)}</RowButton>
        <Under>
          {original.email.replace(/@.*/, '@')}
          <wbr />
          {original.email.replace(/.*@/, '')}
        </Under>
      </span>
    ),
    meta: { always: true },
  },
  { id: 'role', header: 'Rôle', cell: ({ row: { original } }) => ROLE_LABELS[original.role] },
  {
    id: 'conseiller',
    header: 'Conseiller',
    cell: ({ row: { original } }) => original.adviser?.name ?? '–',
    meta: { isBlank: ({ adviser }) => adviser === null },
  },
  { id: 'etat', header: 'État', cell: ({ row: { original } }) => <StateTag state={original.state} /> },
  {
    id: 'connexion',
    header: 'Dernière connexion',
    cell: ({ row: { original } }) =>
      original.lastLogin ? (
        <time dateTime={original.lastLogin}>{parisTime(new Date(original.lastLogin))}</time>
      ) : (
        'Jamais'
      ),
  },
  {
    id: 'sessions',
    header: 'Sessions',
    cell: ({ row: { original } }) => original.sessions,
    meta: { look: 'number', isBlank: ({ sessions }) => sessions === 0 },
  },
];
