import { schemaHours } from './opening-hours';

test.each<[readonly string[], readonly string[] | null]>([
  [
    ['Lundi au vendredi : 9h-19h', 'Samedi : 10h-17h'],
    ['Mo-Fr 09:00-19:00', 'Sa 10:00-17:00'],
  ],
  [['Lun-Ven 9h30-18h'], ['Mo-Fr 09:30-18:00']],
  [['Lundi au vendredi : 9h-19h', 'Samedi sur rendez-vous'], null],
  [['Lundi : 9h-12h et 14h-18h'], null],
  [[], null],
])('%j is told to search engines as %j', (lines, told) => expect(schemaHours(lines)).toEqual(told));
