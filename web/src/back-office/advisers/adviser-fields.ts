import { agentRules } from '@pignon/domain/agents/agent-rules';
import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { Focus } from '@pignon/domain/listings/photo';
import { imageAddress } from '@pignon/domain/shared/image-address';
import { EMAIL_PATTERN, limits, type Rule } from '@pignon/domain/shared/rules';
import { USUAL_HOURS, workingRules } from '@pignon/domain/agents/working-hours';
import type { FieldChecks } from '../../staff/form/use-record-form';
import { absencesOf, absencesText, DAY_NAMES, hoursOf, spansOf, typedHours, type Weekday } from './typed-hours';

/** As it is typed: lists are texts with commas. */
export type AdviserValues = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly photoUrl: string;
  /** '0.5,0.2', or nothing. */
  readonly photoFocus: string;
  readonly website: string;
  readonly title: string;
  readonly sectors: string;
  readonly specialities: string;
  readonly active: boolean;
  /** A line each. */
  readonly absences: string;
  readonly capacity: string;
  readonly meetingMinutes: string;
  readonly bufferMinutes: string;
  readonly noticeHours: string;
  readonly inPerson: boolean;
  readonly byVideo: boolean;
  readonly calendarUrl: string;
} & Readonly<Record<Weekday, string>>;

const atLeast =
  ({ value, message }: Rule) =>
  (text: unknown): true | string =>
    String(text).trim().length >= value || message;
const of =
  ({ value, message }: Rule<RegExp>) =>
  (text: unknown): true | string =>
    text === '' || value.test(String(text).trim()) || message;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const wholeNumber =
  ({ min, max }: Bounds, optional = false) =>
  (text: unknown): true | string => {
    const typed = String(text).trim();
    const fits = /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
    return fits || (optional && typed === '') || `Un nombre entier de ${min} à ${max}`;
  };

const hoursOn = (day: Weekday) => ({
  label: DAY_NAMES[day],
  check: { validate: (text: unknown) => spansOf(String(text)) !== null || workingRules.hours.message },
});

/** Their labels, and what is wrong with them before the server is asked; in the order of the form. */
export const ADVISER_FIELDS: FieldChecks<AdviserValues> = {
  name: { label: 'Nom', check: { validate: atLeast(agentRules.name), maxLength: limits.name } },
  email: {
    label: 'Email',
    check: {
      validate: (text: unknown) => EMAIL_PATTERN.test(String(text).trim()) || agentRules.email.message,
      maxLength: limits.email,
    },
  },
  phone: { label: 'Téléphone', check: { validate: atLeast(agentRules.phone), maxLength: limits.phone } },
  title: { label: 'Rôle affiché', check: { maxLength: agentRules.title } },
  photoUrl: { label: 'Photo', check: { validate: of(imageAddress.form), maxLength: imageAddress.most } },
  photoFocus: { label: 'Point d’intérêt de la photo' },
  website: { label: 'Site', check: { validate: of(agentRules.website.form), maxLength: agentRules.website.most } },
  sectors: { label: 'Secteurs' },
  specialities: { label: 'Spécialités' },
  active: { label: 'Actif' },
  monday: hoursOn('monday'),
  tuesday: hoursOn('tuesday'),
  wednesday: hoursOn('wednesday'),
  thursday: hoursOn('thursday'),
  friday: hoursOn('friday'),
  saturday: hoursOn('saturday'),
  sunday: hoursOn('sunday'),
  absences: {
    label: 'Absences',
    check: { validate: (text: unknown) => absencesOf(String(text)) !== null || workingRules.absences.message },
  },
  capacity: { label: 'Capacité', check: { validate: wholeNumber(workingRules.capacity, true) } },
  meetingMinutes: { label: 'Durée d’un rendez-vous', check: { validate: wholeNumber(workingRules.meetingMinutes) } },
  bufferMinutes: { label: 'Temps entre deux', check: { validate: wholeNumber(workingRules.bufferMinutes) } },
  noticeHours: { label: 'Délai avant un rendez-vous', check: { validate: wholeNumber(workingRules.noticeHours) } },
  inPerson: { label: 'Visites en présentiel' },
  byVideo: { label: 'Visioconférence' },
  calendarUrl: {
    label: 'Lien d’agenda',
    check: { validate: of(agentRules.calendar.form), maxLength: agentRules.calendar.most },
  },
};

export const NO_ADVISER: AdviserValues = {
  name: '',
  email: '',
  phone: '',
  title: 'Conseiller immobilier dédié',
  photoUrl: '',
  photoFocus: '',
  website: '',
  sectors: '',
  specialities: '',
  active: true,
  ...typedHours(USUAL_HOURS),
  absences: '',
  capacity: '',
  meetingMinutes: '45',
  bufferMinutes: '15',
  noticeHours: '24',
  inPerson: true,
  byVideo: true,
  calendarUrl: '',
};

export const valuesOf = ({
  name,
  email,
  phone,
  title,
  photoUrl,
  photoFocus,
  website,
  ...more
}: StaffAgent): AdviserValues => ({
  name,
  email,
  phone,
  title,
  photoUrl,
  photoFocus: photoFocus ? `${photoFocus.x},${photoFocus.y}` : '',
  website,
  sectors: more.sectors.join(', '),
  specialities: more.specialities.join(', '),
  active: more.active,
  ...typedHours(more.hours),
  absences: absencesText(more.absences),
  capacity: more.capacity === null ? '' : String(more.capacity),
  meetingMinutes: String(more.meetingMinutes),
  bufferMinutes: String(more.bufferMinutes),
  noticeHours: String(more.noticeHours),
  inPerson: more.inPerson,
  byVideo: more.byVideo,
  calendarUrl: more.calendarUrl,
});

/** What the api is sent; null takes a photo, a site or an agenda back. */
export const bodyOf = (typed: AdviserValues) => ({
  name: typed.name,
  email: typed.email,
  phone: typed.phone,
  title: typed.title,
  active: typed.active,
  photoUrl: typed.photoUrl.trim() || null,
  photoFocus: typed.photoUrl.trim() ? focusOf(typed.photoFocus) : null,
  website: typed.website.trim() || null,
  sectors: listOf(typed.sectors).map((code) => code.toUpperCase()),
  specialities: listOf(typed.specialities),
  hours: hoursOf(typed),
  absences: absencesOf(typed.absences) ?? [],
  capacity: typed.capacity.trim() === '' ? null : Number(typed.capacity),
  meetingMinutes: Number(typed.meetingMinutes),
  bufferMinutes: Number(typed.bufferMinutes),
  noticeHours: Number(typed.noticeHours),
  inPerson: typed.inPerson,
  byVideo: typed.byVideo,
  calendarUrl: typed.calendarUrl.trim() || null,
});

/** Of the form's text. */
export function focusOf(text: string): Focus | null {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return text !== '' && x >= 0 && y >= 0 ? { x, y } : null;
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
