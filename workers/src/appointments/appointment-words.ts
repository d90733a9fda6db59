import { placeOf } from '@pignon/domain/appointments/entry-of';
import { WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { parisHour } from '@pignon/domain/shared/text/french';
import { phoneSaid } from '@pignon/domain/shared/text/phone/phone';
import { parisDayAndHour, parisWeekday } from '@pignon/domain/shared/text/paris-weekday';
import type { AppointmentRecord } from '@pignon/infra/appointments/appointment-records';

type Facts = readonly (readonly [label: string, value: string])[];

/** 'jeudi 3 décembre 2026 à 09:00' */
export const whenOf = ({ startsAt }: Pick<AppointmentRecord, 'startsAt'>): string => parisDayAndHour(startsAt);

const lastsOf = ({ startsAt, endsAt }: Pick<AppointmentRecord, 'startsAt' | 'endsAt'>): string =>
  `${parisWeekday(startsAt)}, de ${parisHour(startsAt)} à ${parisHour(endsAt)} (heure de Paris)`;

const whereOf = (record: AppointmentRecord, agency: AgencySettings): string =>
  record.way === 'video' ? WAY_LABELS.video : placeOf(record, agency);

export const factsForVisitor = (record: AppointmentRecord, agency: AgencySettings): Facts => [
  ['Quand', lastsOf(record)],
  ['Où', whereOf(record, agency)],
  ...(record.adviser ? [['Avec', record.adviser.name] as const] : []),
  ...(record.property ? [['Bien', record.property.title] as const] : []),
];

export const factsForAdviser = (record: AppointmentRecord, agency: AgencySettings): Facts => [
  ['Quand', lastsOf(record)],
  ['Où', whereOf(record, agency)],
  ['Nom', record.name],
  ['Email', record.email],
  ['Téléphone', phoneSaid(record.phone)],
  ...(record.property ? [['Bien', `${record.property.title}, ${record.property.city}`] as const] : []),
];

/** A notice may hide its address: whoever comes must not stand in a street and look for a door. */
export const whereToMeet = ({ way, property }: AppointmentRecord): readonly string[] =>
  way === 'video' || !property
    ? []
    : ['Si l’annonce ne montre pas l’adresse exacte, votre conseiller vous la donne avant la visite.'];
