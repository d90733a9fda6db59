import { isInCalendar, leaseDateLabel, namesMissingDay, nextTriennialBreak, triennialBreaks } from './lease-dates';

test.each([
  ['09/2027', 'septembre 2027'],
  ['2027-09-01', '1er septembre 2027'],
  ['15/03/2031', '15 mars 2031'],
  ['2027-9', 'septembre 2027'],
  ['13/2027', '13/2027'],
  ['30/02/2027', '30/02/2027'],
  ['29/02/2028', '29 février 2028'],
  ['2027-02-29', '2027-02-29'],
  ['30/11/27', '30 novembre 2027'],
  ['fin 2027', 'fin 2027'],
  ['', null],
])('F52 the lease date %s reads %s', (received, label) => {
  expect(leaseDateLabel(received)?.replace(/\u00a0/g, ' ') ?? null).toBe(label);
});

test('breaks come every third year, the last one before the end; none without a start', () => {
  expect(triennialBreaks('06/2020', null)).toEqual(['juin 2023', 'juin 2026']);
  expect(triennialBreaks('06/2020', '06/2032')).toEqual(['juin 2023', 'juin 2026', 'juin 2029']);
  expect(triennialBreaks(null, '06/2032')).toEqual([]);
});

test('C67 three years after 29 February is the last day of that month', () => {
  const breaks = (start: string, end: string | null) =>
    triennialBreaks(start, end).map((text) => text.replace(/\u00a0/g, ' '));
  expect(breaks('29/02/2024', null)).toEqual(['28 février 2027', '28 février 2030']);
  expect(breaks('2020-02-29', '28/02/2035')).toEqual([
    '28 février 2023',
    '28 février 2026',
    '28 février 2029',
    '29 février 2032',
  ]);
});

test.each(['31/11/2027', '30/02/2028', '29/02/2027', '2027-06-31', '31.04.2028', '00/05/2027', '13/2027', '31/11/27'])(
  'C67 %s is no day and no month',
  (text) => expect(isInCalendar(text)).toBe(false),
);

test.each([
  '29/02/2028',
  '02/2028',
  '30/11/2027',
  '30/11/27',
  '2028-02-29',
  'fin 2027',
  'mars 2027',
  '',
  '31 novembre',
])('C67 %j may be written', (text) => expect(isInCalendar(text)).toBe(true));

test.each([
  ['31/11/2027', true],
  ['le 31 / 11 / 2027 je crois', true],
  ['29/02/27', true],
  ['0/05/2027', true],
  ['29/02/2028', false],
  ['02/2028', false],
  ['99/9999', false],
  ['32/13/2027', false],
  ['12/05/2027 ou 31/05/2027', false],
])('C67 %j names a day that its month does not have: %s', (text, missing) => {
  expect(namesMissingDay(text)).toBe(missing);
});

test.each([
  ['2020-03-01', null, null],
  ['2020-03-01', '2030-02-28', '1er mars 2029'],
  ['2020-03-01', '2026-12-01', null],
  ['09/2027', null, 'septembre 2030'],
  ['29/02/2024', null, '28 février 2027'],
  ['2023-11-29', null, '29 novembre 2026'],
  ['2023-11-28', null, '28 novembre 2029'],
  ['2015-01-15', '2024-01-14', null],
  ['à définir', null, null],
])('E03 a lease from %s to %s may be left next in %s', (start, end, next) =>
  expect(nextTriennialBreak(start, end, new Date('2026-11-29T12:00:00Z'))?.replace(/\u00a0/g, ' ') ?? null).toBe(next),
);
