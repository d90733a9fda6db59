import { foldedLines } from './folded-lines';

/** A meeting as a calendar is told of it. */
export interface CalendarEntry {
  /** The same over all its changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was told so. */
  readonly stamp: Date;
  readonly cancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly place: string;
  readonly url?: string;
  readonly organiser: CalendarPerson;
  readonly attendees: readonly CalendarPerson[];
}

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

const PRODUCT = '-//Pignon//Rendez-vous//FR';

/** An invitation, its change or its end (RFC 5546): one entry. */
export const invitationFile = (entry: CalendarEntry): string =>
  calendar([`METHOD:${entry.cancelled ? 'CANCEL' : 'REQUEST'}`], [entry]);

/** What an agenda subscribes to. */
export const feedFile = (name: string, entries: readonly CalendarEntry[]): string =>
  calendar(
    [
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${text(name)}`,
      'X-WR-TIMEZONE:Europe/Paris',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ],
    entries,
  );

const calendar = (head: readonly string[], entries: readonly CalendarEntry[]): string =>
  foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries.flatMap(event),
    'END:VCALENDAR',
  ]);

/** Times are UTC: no calendar has to know when Paris changes its clocks. */
const event = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${text(entry.uid)}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${utc(entry.stamp)}`,
  `DTSTART:${utc(entry.startsAt)}`,
  `DTEND:${utc(entry.endsAt)}`,
  `SUMMARY:${text(entry.summary)}`,
  ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
  ...(entry.place ? [`LOCATION:${text(entry.place)}`] : []),
  ...(entry.url ? [`URL:${entry.url}`] : []),
  `ORGANIZER;CN=${parameter(entry.organiser.name)}:mailto:${entry.organiser.email}`,
  ...entry.attendees.map(
    ({ name, email }) =>
      `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
  ),
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** '20270329T070000Z' */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const text = (value: string): string =>
  clean(value)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n');

/** A quoted one holds no quote (RFC 5545, 3.2). */
const parameter = (value: string): string =>
  `"${clean(value)
    .replace(/["\r\n]/g, ' ')
    .trim()}"`;

/** Controls but for the end of a line. */
// oxlint-disable-next-line no-control-regex
const clean = (value: string): string => value.replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
