import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gazetteer } from '../geography/testing/gazetteer';
import { type ChatState, LARGEST_MESSAGE, NEW_CHAT } from './chat-state';
import { converse } from './converse';

const communes = gazetteer(readFileSync(join(__dirname, '../../../infra/data/communes.tsv'), 'utf8'));
const context = { communes, now: 1000, agencyPhone: '01 23 45 67 89', openingHours: [] };
const SEARCHING: ChatState = { version: 1, mode: 'search', criteria: { cities: ['paris'] } };
const ASKED: ChatState = { version: 1, mode: 'estimation', estimation: { step: 'fullName', lead: {} } };
/** Within the shortest of them a word that is read in two ways would take years. */
const SECOND = 1000;

// 'quelque chose de' was 'quelque chose' and 'de' as well: thirty times, and the server stood still.
test.each([
  'quelque chose de ',
  'de bien ',
  'un bien ',
  'ah non ',
  'en fait ',
  'c’est tout ',
  'je me suis trompé ',
  '’',
])('an opening said again and again is read as fast as any text: « %s »', (words) => {
  const text = `${words.repeat(LARGEST_MESSAGE / words.length - 1)}zzz`;
  const start = performance.now();
  for (const state of [NEW_CHAT, SEARCHING, ASKED]) converse(state, text, context);
  expect(performance.now() - start).toBeLessThan(SECOND);
});
