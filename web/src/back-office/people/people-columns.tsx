import { STAGE_LABELS, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import type { StaffColumn } from '../../staff/table/columns';
import { RowButton, Under } from '../../staff/table/open-row';

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Paris' });

export const moment = (iso: string): string => MOMENT.format(new Date(iso));

export const personName = ({ name }: Pick<StaffPerson, 'name'>): string => name;

export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  contact: 'Contact',
  information: 'Bien',
  'off-market': 'Off-market',
  appointment: 'Rendez-vous',
  chat: 'Chat',
  estimation: 'Estimation',
  access: 'Accès off-market',
  application: 'Candidature',
  mail: 'E-mail',
};

export const sourcesOf = ({ sources }: Pick<StaffPerson, 'sources'>): string =>
  sources.map((source) => SOURCE_NAMES[source] ?? source).join(', ') || '–';

export const PEOPLE_COLUMNS: readonly StaffColumn<StaffPerson>[] = [
  {
    id: 'name',
    header: 'Nom',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id}>{original.name}</RowButton>
        <Under>{original.email}</Under>
      </span>
    ),
    meta: { always: true },
  },
  { id: 'phone', header: 'Téléphone', cell: ({ row: { original } }) => original.phone ?? '–' },
  { id: 'company', header: 'Société', cell: ({ row: { original } }) => original.company ?? '–' },
  { id: 'profile', header: 'Profil', cell: ({ row: { original } }) => original.profile ?? '–' },
  { id: 'sources', header: 'Source', cell: ({ row: { original } }) => sourcesOf(original) },
  { id: 'last', header: 'Dernière activité', cell: ({ row: { original } }) => moment(original.lastAt) },
  { id: 'adviser', header: 'Conseiller', cell: ({ row: { original } }) => original.adviser ?? '–' },
  { id: 'stage', header: 'Étape', cell: ({ row: { original } }) => STAGE_LABELS[original.stage] },
  {
    id: 'consent',
    header: 'Consentement',
    cell: ({
      row: {
        original: { consent },
      },
    }) =>
      consent ? (
        <span>
          {moment(consent.at)}
          <Under>{consent.version}</Under>
        </span>
      ) : (
        '–'
      ),
  },
];
