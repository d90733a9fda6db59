import { TEMPERATURES } from '@pignon/domain/estimations/temperatures';
import type { UrgencyLevel } from '@pignon/domain/estimations/urgency';
import { THREAD_SOURCE_LABELS, type ThreadSource } from '@pignon/domain/mailbox/thread-source';
import { criteriaWords } from '@pignon/domain/prospects/criteria/criteria-words';
import { PROFILE_LABELS, STAGE_LABELS, type StaffPerson } from '@pignon/domain/prospects/staff-person';
import { csv } from '@pignon/domain/shared/text/csv';
import { parisDay } from '@pignon/domain/shared/text/french';

const day = (at: string | Date | undefined): string => (at ? parisDay(new Date(at)) : '');

const COLUMNS: readonly (readonly [string, (person: StaffPerson) => string])[] = [
  ['Nom', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone ?? ''],
  ['Société', ({ company }) => company ?? ''],
  ['Profil', ({ profile }) => (profile ? PROFILE_LABELS[profile] : '')],
  ['Source', ({ sources }) => sources.map((one) => THREAD_SOURCE_LABELS[one as ThreadSource] ?? one).join(', ')],
  ['Température', ({ temperature }) => (temperature ? TEMPERATURES[temperature as UrgencyLevel] : '')],
  ['Critères', ({ criteria }) => criteriaWords(criteria.criteria).join(', ')],
  ['Dossiers ouverts', ({ viewed }) => viewed.join(', ')],
  ['Dernière activité', ({ lastAt }) => day(lastAt)],
  ['Conseiller', ({ adviser }) => adviser ?? ''],
  ['Étape', ({ stage }) => STAGE_LABELS[stage]],
  ['Motif de perte', ({ lostReason }) => lostReason ?? ''],
  ['Consentement le', ({ consent }) => day(consent?.at)],
  ['Mention', ({ consent }) => consent?.version ?? ''],
];

export const peopleCsv = (people: readonly StaffPerson[]): string =>
  csv([COLUMNS.map(([name]) => name), ...people.map((person) => COLUMNS.map(([, of]) => of(person)))]);
