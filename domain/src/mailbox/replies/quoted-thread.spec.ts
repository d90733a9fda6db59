import { attachmentRules, attachmentsFault } from '../attachment-rules';
import { forwardSubject, quotedThread } from './quoted-thread';
import type { EntryView } from '../thread-view';

const entry = (kind: EntryView['kind'], body: string, more: Partial<EntryView> = {}): EntryView => ({
  id: '1',
  threadId: '1',
  person: null,
  kind,
  at: '2026-11-28T10:00:00.000Z',
  by: null,
  subject: null,
  recipient: null,
  body,
  failure: null,
  mail: null,
  facts: [],
  attachments: [],
  mentions: [],
  deliveries: [],
  ...more,
});
const zoe = (entries: readonly EntryView[]) => ({ name: 'Zoë Martin', email: 'zoe@exemple.fr', entries });

test('E11 forwarded, a conversation is quoted from its last mail, with what the form said', () => {
  const quoted = quotedThread(
    zoe([
      entry('request', 'Bonjour,\nle loyer ?', { facts: [['Téléphone', '06 12 34 56 78']] }),
      entry('sent', '2 000 €', { by: 'Marie', subject: 'Re : Le loyer' }),
    ]),
  );
  expect(quoted).toBe(
    [
      'Le 28 novembre 2026 à 11:00, Marie a écrit\u00a0:',
      '> Objet\u00a0: Re : Le loyer',
      '> 2 000 €',
      '',
      'Le 28 novembre 2026 à 11:00, Zoë Martin <zoe@exemple.fr> a écrit\u00a0:',
      '> Téléphone\u00a0: 06 12 34 56 78',
      '> Bonjour,',
      '> le loyer ?',
    ].join('\n'),
  );
});

test('E11 no note of the house, and nothing that was done, is ever quoted', () => {
  const quoted = quotedThread(zoe([entry('note', 'CANARI'), entry('event', 'CANARI'), entry('request', 'Bonjour')]));
  expect(quoted).toContain('Bonjour');
  expect(quoted).not.toContain('CANARI');
});

test('E11 what is too much to quote is left out from its beginning', () => {
  const quoted = quotedThread(
    zoe([entry('request', 'premier'), entry('sent', 'x'.repeat(14_990)), entry('request', 'dernier')]),
  );
  expect(quoted).toContain('dernier');
  expect(quoted.endsWith('[…]')).toBe(true);
  expect(quoted).not.toContain('premier');
});

test('E11 it is called forwarded once', () => {
  expect(forwardSubject('Le loyer')).toBe('Tr\u00a0: Le loyer');
  expect(forwardSubject('TR : Le loyer')).toBe('TR : Le loyer');
});

test('E11 attachments are counted and weighed together', () => {
  const { most, mostTogether } = attachmentRules;
  expect(attachmentsFault([{ bytes: mostTogether.value }])).toBeUndefined();
  expect(attachmentsFault([{ bytes: mostTogether.value }, { bytes: 1 }])).toBe(mostTogether.message);
  expect(attachmentsFault(Array.from({ length: most.value + 1 }, () => ({ bytes: 1 })))).toBe(most.message);
});
