import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { USUAL_HOURS } from '@pignon/domain/agents/working-hours';
import { chosenAdvisers } from './chosen-advisers';

const adviser = (id: number, name: string, more: Partial<StaffAgent> = {}): StaffAgent => ({
  id,
  name,
  email: `a${id}@exemple.fr`,
  phone: '01',
  photoUrl: '',
  photoFocus: null,
  website: '',
  title: '',
  sectors: [],
  specialities: [],
  active: true,
  hours: USUAL_HOURS,
  absences: [],
  capacity: null,
  meetingMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 24,
  inPerson: true,
  byVideo: true,
  calendarUrl: '',
  isDefault: false,
  properties: 0,
  requests: 0,
  version: 1,
  ...more,
});
const HOUSE = [
  adviser(1, 'Zoé', { properties: 2 }),
  adviser(2, 'Éloi', { active: false, properties: 9 }),
  adviser(3, 'Anne', { specialities: ['Hôtels'], properties: 10 }),
];
const ids = (choice: Partial<Parameters<typeof chosenAdvisers>[1]>) =>
  chosenAdvisers(HOUSE, { words: '', activity: null, sort: undefined, ...choice }).map(({ id }) => id);

test.each([
  ['the agency’s own order', {}, [1, 2, 3]],
  ['accents and capitals apart', { words: 'eloi A2@' }, [2]],
  ['a speciality', { words: 'hotels' }, [3]],
  ['nobody', { words: 'personne' }, []],
  ['who is active', { activity: 'actifs' as const }, [1, 3]],
  ['names as French sorts them', { sort: { column: 'nom', descending: false } }, [3, 2, 1]],
  ['numbers as numbers', { sort: { column: 'biens', descending: true } }, [3, 2, 1]],
])('E05 advisers: %s', (_, choice, expected) => expect(ids(choice)).toEqual(expected));
