import { anInvitation } from './testing/an-invitation';
import { Appointment, remindedAt } from './appointment';
import { AppointmentChangedMeanwhile, AppointmentClosed } from './appointment-refusals';
import { slotAt } from './slots';
import { waysOf } from './meeting-way';

const TIME = { meetingMinutes: 45, bufferMinutes: 15 };
const NOW = new Date('2026-11-29T10:00:00Z');
const slot = (at: string) => slotAt(new Date(at), TIME);
const booked = (at = '2026-12-03T08:00:00Z') => Appointment.book('a-1', anInvitation(), slot(at), NOW);
const facts = (appointment: Appointment) =>
  appointment.takeEvents().map(({ name, payload }) => [name.split('.')[1], payload] as const);

test('M96 a booking is told once, and of the day before at nine', () => {
  expect(facts(booked())).toEqual([
    ['appointment-booked', { appointmentId: 'a-1', sequence: '0', remindAt: '2026-12-02T08:00:00.000Z' }],
  ]);
});

test('M96 of one that is tomorrow nobody is reminded', () => {
  expect(facts(booked('2026-11-30T09:00:00Z'))[0]![1]).not.toHaveProperty('remindAt');
});

test.each([
  ['2027-03-29T07:00:00Z', '2027-03-28T07:00:00.000Z'],
  ['2027-03-28T07:00:00Z', '2027-03-27T08:00:00.000Z'],
  ['2027-11-01T08:00:00Z', '2027-10-31T08:00:00.000Z'],
  ['2027-10-31T08:00:00Z', '2027-10-30T07:00:00.000Z'],
])('M96 of what begins at %s one is reminded at %s', (startsAt, at) =>
  expect(remindedAt(new Date(startsAt)).toISOString()).toBe(at),
);

test('M96 moved, its entry is the same with the next number; moved to where it stands, nothing is told', () => {
  const appointment = booked();
  appointment.takeEvents();
  appointment.move(slot('2026-12-03T08:00:00Z'), NOW);
  expect(facts(appointment)).toEqual([]);
  appointment.move(slot('2026-12-04T13:00:00Z'), NOW);
  expect(facts(appointment)).toEqual([
    ['appointment-moved', { appointmentId: 'a-1', sequence: '1', remindAt: '2026-12-03T08:00:00.000Z' }],
  ]);
});

test('M96 cancelled twice it is cancelled once, and never moved again', () => {
  const appointment = booked();
  appointment.takeEvents();
  appointment.cancel(NOW);
  appointment.cancel(NOW);
  expect(facts(appointment)).toEqual([['appointment-cancelled', { appointmentId: 'a-1', sequence: '1' }]]);
  expect(() => appointment.move(slot('2026-12-04T13:00:00Z'), NOW)).toThrow(AppointmentClosed);
});

test('M96 what has begun is neither moved nor cancelled', () => {
  const later = new Date('2026-12-03T08:00:00Z');
  expect(() => booked().move(slot('2026-12-04T13:00:00Z'), later)).toThrow(AppointmentClosed);
  expect(() => booked().cancel(later)).toThrow(AppointmentClosed);
});

test('M96 whoever decides has seen all of it', () => {
  expect(() => booked().mustBe({ version: 7 })).toThrow(AppointmentChangedMeanwhile);
  expect(() => booked().mustBe({ sequence: 1 })).toThrow(AppointmentChangedMeanwhile);
  expect(() => booked().mustBe({ sequence: 0 })).not.toThrow();
});

test.each([
  ['in Île-de-France either', '11', true, true, ['in-person', 'video']],
  ['elsewhere by video alone', '84', true, true, ['video']],
  ['nobody knows where', null, true, true, ['video']],
  ['one who does no video meets nobody elsewhere', '84', true, false, []],
  ['one who does not move', '11', false, true, ['video']],
] as const)('M110 %s', (_, region, inPerson, byVideo, ways) =>
  expect(waysOf({ inPerson, byVideo }, region)).toEqual(ways),
);
