import { USUAL_HOURS } from '@pignon/domain/agents/working-hours';
import { absencesOf, absencesText, hoursOf, spansOf, typedHours } from './typed-hours';

test.each([
  [
    '9h-12h30, 14h-19h',
    [
      { from: 540, to: 750 },
      { from: 840, to: 1140 },
    ],
  ],
  ['09:00 – 17:30', [{ from: 540, to: 1050 }]],
  [
    '9 à 12 ; 14h00 à 18h',
    [
      { from: 540, to: 720 },
      { from: 840, to: 1080 },
    ],
  ],
  ['0h-24h', [{ from: 0, to: 1440 }]],
  ['', []],
  ['14h-12h', null],
  ['9h-12h, 11h-14h', null],
  ['9h-25h', null],
  ['9h75-12h', null],
  ['le matin', null],
  ['9h-12h-14h', null],
])('E05 hours typed %j are %j', (text, spans) => expect(spansOf(text)).toEqual(spans));

test('E05 hours of a week are shown as they would be typed', () => {
  expect(typedHours(USUAL_HOURS)).toMatchObject({ monday: '9h-19h', saturday: '10h-17h', sunday: '' });
  expect(hoursOf(typedHours(USUAL_HOURS))).toEqual(USUAL_HOURS);
});

test.each([
  ['24/12/2026 - 02/01/2027', [{ from: '2026-12-24', to: '2027-01-02' }]],
  [
    '24/12/26 au 2/1/27\n14/07/2027',
    [
      { from: '2026-12-24', to: '2027-01-02' },
      { from: '2027-07-14', to: '2027-07-14' },
    ],
  ],
  ['2026-12-24 - 2026-12-26', [{ from: '2026-12-24', to: '2026-12-26' }]],
  ['', []],
  ['02/01/2027 - 24/12/2026', null],
  ['30/02/2027', null],
  ['12/2026', null],
  ['en août', null],
])('E05 absences typed %j are %j', (text, absences) => {
  expect(absencesOf(text)).toEqual(absences);
  if (absences) expect(absencesOf(absencesText(absences))).toEqual(absences);
});
