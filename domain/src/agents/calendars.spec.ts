import { calendarOf, calendarOrigins } from './calendars';

const CALENDARS = {
  usual: 'https://cal.example/pignon',
  ofAdvisers: { 'helene@pignon.example': 'https://agenda.example/h', 'marc vidal': 'https://cal.example/marc' },
};

test('M96 a calendar is found by email or name, else it is the default one', () => {
  const of = (name: string, email: string) => calendarOf({ name, email }, CALENDARS);
  expect(of('Hélène Castaing', 'Helene@pignon.example')).toBe('https://agenda.example/h');
  expect(of('Marc Vidal', 'marc@pignon.example')).toBe('https://cal.example/marc');
  expect(of('Inconnu', 'inconnu@pignon.example')).toBe('https://cal.example/pignon');
  expect(calendarOf(null, CALENDARS)).toBe('https://cal.example/pignon');
  expect(calendarOf(null, { usual: null, ofAdvisers: {} })).toBeNull();
});

test('M96 each origin once', () =>
  expect(calendarOrigins(CALENDARS)).toEqual(['https://cal.example', 'https://agenda.example']));
