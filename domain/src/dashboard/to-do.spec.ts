import { readThreadSearch } from '../mailbox/thread-search';
import { TO_DO_KEYS, TO_DO_LINES, TO_DO_THREADS } from './to-do';

test('messages and estimations share no conversation: the one search leaves out what the other asks for', () => {
  expect(readThreadSearch(TO_DO_THREADS.messages.search).without).toEqual(['estimation']);
  expect(readThreadSearch(TO_DO_THREADS.estimations.search).source).toBe('estimation');
});

test('each line leads to a page of the back-office, by the filters that are counted', () => {
  expect(TO_DO_KEYS.map((key) => TO_DO_LINES[key].href)).toEqual([
    '/admin/messages?dossier=new&texte=sauf%3Aestimation&tri=due',
    '/admin/messages?dossier=new&texte=source%3Aestimation&tri=due',
    '/admin/prospects?onglet=off-market&etat=requested',
    '/admin/properties?folder=available&unseenMatches=1',
    '/admin/properties?folder=available&mandateEndingWithin=30',
    '/admin/properties?folder=available&untouchedFor=90',
    '/admin/properties?folder=available&leaseEndingWithin=6',
    '/admin/deliveries?state=dead',
  ]);
});
