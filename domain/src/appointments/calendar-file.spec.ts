import { type CalendarEntry, feedFile, invitationFile } from './calendar-file';
import { readCalendar, utcTime } from './testing/read-calendar';

const ENTRY: CalendarEntry = {
  uid: '0193-a@pignon.example',
  sequence: 2,
  startsAt: new Date('2027-03-29T07:00:00Z'),
  endsAt: new Date('2027-03-29T07:45:00Z'),
  stamp: new Date('2027-03-01T10:00:00Z'),
  cancelled: false,
  summary: 'Rendez-vous',
  description: '',
  place: '',
  organiser: { name: 'Pignon', email: 'agence@pignon.example' },
  attendees: [{ name: 'Jeanne Martin', email: 'jeanne@exemple.fr' }],
};
const read = (given: Partial<CalendarEntry>) => readCalendar(invitationFile({ ...ENTRY, ...given }));

test('M96 an invitation, its change and its end are told as RFC 5546 asks', () => {
  const { method, entries } = read({});
  expect(method).toBe('REQUEST');
  expect(entries).toEqual([expect.objectContaining({ UID: ENTRY.uid, SEQUENCE: '2', STATUS: 'CONFIRMED' })]);
  expect(utcTime(entries[0]!.DTSTART!)).toBe(ENTRY.startsAt.getTime());
  expect(read({ cancelled: true })).toMatchObject({ method: 'CANCEL', entries: [{ STATUS: 'CANCELLED' }] });
});

test.each([
  ['commas, semicolons and backslashes', 'Local, 3 ; rue \\ Vaux', 'Local\\, 3 \\; rue \\\\ Vaux'],
  ['lines', 'un\ndeux\r\ntrois', 'un\\ndeux\\ntrois'],
  ['a line that would be another property', 'x\r\nATTENDEE:mailto:a@b.fr', 'x\\nATTENDEE:mailto:a@b.fr'],
  ['controls', 'a\u0000b\u0007c', 'a b c'],
  ['letters of four octets over a fold', '🏠'.repeat(60), '🏠'.repeat(60)],
  ['accents over a fold', 'é'.repeat(100), 'é'.repeat(100)],
])('M96 a text with %s', (_, typed, kept) => expect(read({ summary: typed }).entries[0]!.SUMMARY).toBe(kept));

test('M96 a name that would break out of its parameter stays in it', () => {
  const name = 'J"; X=1:mailto:x@y.fr\r\nSUMMARY:Hop';
  const { entries } = read({ attendees: [{ name, email: 'jeanne@exemple.fr' }] });
  expect(entries[0]).toMatchObject({ ATTENDEE: 'mailto:jeanne@exemple.fr', SUMMARY: 'Rendez-vous' });
});

test('M96 a feed holds them all under its name', () => {
  const { method, entries } = readCalendar(
    feedFile('Hélène, Pignon', [ENTRY, { ...ENTRY, uid: 'b', cancelled: true }]),
  );
  expect(method).toBe('PUBLISH');
  expect(entries.map(({ UID }) => UID)).toEqual([ENTRY.uid, 'b']);
});

test.each([
  ['a line too long', (file: string) => file.replace('SUMMARY:', `SUMMARY:${'x'.repeat(80)}`)],
  ['a bare end of line', (file: string) => file.replace('\r\n', '\n')],
  ['no UID', (file: string) => file.replace(/UID:.*\r\n/, '')],
  ['an end before its start', (file: string) => file.replace('DTEND:2027', 'DTEND:2026')],
  ['a comma of its own', (file: string) => file.replace('Rendez-vous\r\n', 'a,b\r\n')],
  ['an hour that is none', (file: string) => file.replace('T070000Z', 'T250000Z')],
])('the reader refuses %s', (_, spoil) => expect(() => readCalendar(spoil(invitationFile(ENTRY)))).toThrow());
