import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { chosenRequests } from './chosen-requests';

const request = (name: string, email: string, requestedAt: string) =>
  ({ name, email, phone: null, company: null, requestedAt }) as StaffAccessRequest;
const zoe = request('Zoë d’Œuvre', 'zoe@exemple.fr', '2026-11-02T09:00:00.000Z');
const jean = request('Jean Martin', 'jean+murs@exemple.fr', '2026-11-01T09:00:00.000Z');
const ines = request('Inès Martin', 'ines@autre.fr', '2026-11-03T09:00:00.000Z');
const all = [zoe, jean, ines];

test.each([
  ['', all],
  ['ZOE', [zoe]],
  ['martin ines', [ines]],
  ['jean+murs', [jean]],
  ['personne', []],
])('E12 the words %p find whom they name', (words, found) =>
  expect(chosenRequests(all, words, 'attente')).toEqual(found),
);

test('E12 by date, either way', () => {
  expect(chosenRequests(all, '', 'recentes')).toEqual([ines, zoe, jean]);
  expect(chosenRequests(all, '', 'anciennes')).toEqual([jean, zoe, ines]);
});
