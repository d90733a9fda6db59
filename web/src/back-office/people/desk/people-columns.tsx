import { PhoneLink } from '../../../staff/links/phone-link';
import { TEMPERATURES } from '@pignon/domain/estimations/temperatures';
import { capitalise } from '@pignon/domain/shared/text/capitalise';
import { inParis } from '@pignon/domain/shared/text/french';
import type { UrgencyLevel } from '@pignon/domain/estimations/urgency';
import { THREAD_SOURCE_LABELS, type ThreadSource } from '@pignon/domain/mailbox/thread-source';
import { CONSENT_LABELS } from '@pignon/domain/prospects/consents/consent-labels';
import { criteriaWords } from '@pignon/domain/prospects/criteria/criteria-words';
import { PROFILE_LABELS, STAGE_LABELS, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import type { StaffColumn } from '../../../staff/table/columns';
import { RowButton, Under } from '../../../staff/table/open-row';

const mediumTime = inParis({ dateStyle: 'medium', timeStyle: 'short' });

export const moment = (iso: string): string => mediumTime(new Date(iso));

export const personName = ({ name }: Pick<StaffPerson, 'name'>): string => name;

export const sourcesOf = ({ sources }: Pick<StaffPerson, 'sources'>): string =>
  sources.map((source) => THREAD_SOURCE_LABELS[source as ThreadSource] ?? source).join(', ') || '–';

export const temperatureOf = ({ temperature }: Pick<StaffPerson, 'temperature'>): string | null =>
  temperature && capitalise(TEMPERATURES[temperature as UrgencyLevel]);

export const profileOf = ({ profile }: Pick<StaffPerson, 'profile'>): string =>
  profile ? PROFILE_LABELS[profile] : '–';

/** With who moved them there, or why they are lost. */
const StageSaid = ({ stage, lostReason, moved }: StaffPerson) => (
  <span>
    {STAGE_LABELS[stage]}
    {lostReason && <Under>{lostReason}</Under>}
    {moved && (
      <Under>
        {moment(moved.at)}
        {moved.by && `, ${moved.by}`}
      </Under>
    )}
  </span>
);

export const PEOPLE_COLUMNS: readonly StaffColumn<StaffPerson>[] = [
  {
    id: 'name',
    header: 'Nom',
    cell: ({ row: { original } }) => (
      <span>
        <RowButton id={original.id}>{original.name}</RowButton>
        <Under>{original.email}</Under>
        {original.unsubscribedAt && <Under>Désinscrit le {moment(original.unsubscribedAt)}</Under>}
      </span>
    ),
    meta: { always: true },
  },
  { id: 'phone', header: 'Téléphone', cell: ({ row: { original } }) => <PhoneLink phone={original.phone} /> },
  { id: 'company', header: 'Société', cell: ({ row: { original } }) => original.company ?? '–' },
  { id: 'profile', header: 'Profil', cell: ({ row: { original } }) => profileOf(original) },
  { id: 'sources', header: 'Source', cell: ({ row: { original } }) => sourcesOf(original) },
  {
    id: 'temperature',
    header: 'Température',
    cell: ({ row: { original } }) => temperatureOf(original) ?? '–',
  },
  {
    id: 'criteria',
    header: 'Critères',
    cell: ({ row: { original } }) => criteriaWords(original.criteria.criteria).join(', ') || '–',
  },
  {
    id: 'viewed',
    header: 'Dossiers ouverts',
    cell: ({ row: { original } }) => original.viewed.join(', ') || '–',
  },
  { id: 'last', header: 'Dernière activité', cell: ({ row: { original } }) => moment(original.lastAt) },
  { id: 'adviser', header: 'Conseiller', cell: ({ row: { original } }) => original.adviser ?? '–' },
  { id: 'stage', header: 'Étape', cell: ({ row: { original } }) => <StageSaid {...original} /> },
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
          <Under>{CONSENT_LABELS[consent.version] ?? consent.version}</Under>
        </span>
      ) : (
        '–'
      ),
  },
];
