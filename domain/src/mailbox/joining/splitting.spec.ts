import { Thread } from '../thread';
import { aThread, AT } from '../testing/a-thread';
import { partsAt } from './parts-at';
import type { SaidEntry } from '../said-entry';
import { splitOff } from './splitting';

const NEW = '01234567-0123-7123-8123-00000000000f';
const thread = () => Thread.open(aThread({ agentId: 3, dueAt: AT }), AT);
const { id: own } = thread();
const lines = (...kinds: readonly (SaidEntry['kind'] | readonly [SaidEntry['kind'], string])[]): SaidEntry[] =>
  kinds.map((said, index) => {
    const [kind, threadId] = typeof said === 'string' ? [said, own] : said;
    const at = new Date(AT.getTime() + index * 60_000);
    return { id: String(index), threadId, kind, at, subject: kind === 'received' ? `Objet ${index}` : null };
  });

test.each([
  ['nothing would be left', lines('received', 'sent'), '0'],
  ['what is left is but what was done', lines('event', 'received'), '1'],
  ['a request would go', lines('request', 'sent', 'request'), '1'],
  ['it begins with what was done', lines('request', 'event', 'received'), '1'],
  ['lines of two people would be one’s', lines('request', 'received', ['received', 'other']), '1'],
  ['there is no such line', lines('request', 'received'), '9'],
] as const)('E11 a conversation is not split where %s', (_why, said, from) => {
  expect(partsAt(said, from).splits).toBe(false);
  expect(() => splitOff({ thread: thread(), ownerOf: () => thread(), said, from }, NEW)).toThrow();
});

test('E11 split, what follows is a conversation of the same person, adviser and turn; what is left is answered where it was', () => {
  const old = thread();
  const said = lines('request', 'sent', 'received', 'note');
  const part = splitOff({ thread: old, ownerOf: () => old, said, from: '2' }, NEW);
  expect(part.moved).toEqual(['2', '3']);
  expect(part.thread).toMatchObject({
    id: NEW,
    subject: 'Objet 2',
    source: 'mail',
    sourceId: null,
    email: 'zoe@exemple.fr',
    agentId: 3,
    state: 'new',
    dueAt: AT,
    splitFrom: own,
    createdAt: said[2]!.at,
    lastAt: said[3]!.at,
  });
  expect(old).toMatchObject({ state: 'answered', unread: false, lastAt: said[1]!.at });
});

test('E11 whoever waited before the line still waits', () => {
  const old = thread();
  splitOff({ thread: old, ownerOf: () => old, said: lines('request', 'received'), from: '1' }, NEW);
  expect(old).toMatchObject({ state: 'new', unread: true });
});
