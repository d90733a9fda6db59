import { Thread } from './thread';
import { aThread, AT } from './testing/a-thread';

const LATER = new Date('2026-11-28T12:00:00.000Z');
const ZOE = { name: 'Zoë Martin', email: 'Zoe@Exemple.fr' };

test('a request is new, unread, and somebody waits', () => {
  const thread = Thread.open(aThread({ email: ' Zoe@Exemple.fr', dueAt: LATER }), AT);
  expect(thread).toMatchObject({ state: 'new', unread: true, dueAt: LATER, email: 'zoe@exemple.fr', answeredAt: null });
});

test('what a robot filled waits for nobody', () => {
  const thread = Thread.open(aThread({ quarantined: true, dueAt: LATER }), AT);
  expect(thread).toMatchObject({ state: 'spam', unread: false, dueAt: null });
  thread.hear(LATER, ZOE, LATER);
  expect(thread).toMatchObject({ state: 'spam', dueAt: null, lastAt: LATER });
});

test.each(['waiting', 'answered', 'archived'] as const)('who writes again to one that is %s waits again', (state) => {
  const thread = Thread.open(aThread(), AT);
  thread.answer(AT);
  thread.move(state);
  thread.hear(LATER, ZOE, null);
  expect(thread).toMatchObject({ state: 'new', unread: true, answeredAt: null, lastAt: LATER, name: ZOE.name });
});

test('D07 what is over is put away and promised no more; whoever writes again waits for a new promise', () => {
  const thread = Thread.open(aThread({ dueAt: AT }), AT);
  thread.rest();
  expect(thread).toMatchObject({ state: 'archived', unread: false, dueAt: null });
  thread.reopen(LATER, LATER);
  expect(thread).toMatchObject({ state: 'new', unread: true, dueAt: LATER });
});

test('the first answer counts; the agency may go on waiting for them', () => {
  const thread = Thread.open(aThread(), AT);
  thread.answer(AT, 'waiting');
  thread.answer(LATER);
  expect(thread).toMatchObject({ state: 'answered', answeredAt: AT, unread: false, lastAt: LATER });
});

test('whoever saw an older one decides nothing', () => {
  const thread = Thread.open(aThread(), AT);
  const { version } = thread;
  thread.move('archived');
  expect(() => thread.mustBe(version)).toThrow();
  expect(() => thread.mustBe(thread.version)).not.toThrow();
});

test('E06 a request left in the common queue says when the agency is to be told; another one says nothing', () => {
  const assigned = { by: 'rule', why: 'File commune', alarmMinutes: 30 } as const;
  expect(Thread.open(aThread({ assigned }), AT).takeEvents()).toMatchObject([
    { name: 'mailbox.left-in-common.v1', payload: { alarmAt: '2026-11-28T10:30:00.000Z' } },
  ]);
  expect(Thread.open(aThread({ assigned, quarantined: true }), AT).takeEvents()).toEqual([]);
  expect(Thread.open(aThread(), AT).takeEvents()).toEqual([]);
});
