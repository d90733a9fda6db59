import { Thread } from '../thread';
import { aThread, AT } from '../testing/a-thread';
import { merge, separate } from './merging';
import type { SaidEntry } from '../said-entry';

const LATER = new Date('2026-11-28T12:00:00.000Z');
const SOON = new Date('2026-11-28T11:00:00.000Z');
const FIRST = '01234567-0123-7123-8123-00000000000a';
const SECOND = '01234567-0123-7123-8123-00000000000b';
const THIRD = '01234567-0123-7123-8123-00000000000c';

const opened = (id: string, said: Parameters<typeof aThread>[0] = {}) => Thread.open(aThread({ id, ...said }), AT);
const line = (threadId: string, kind: SaidEntry['kind'], at: Date): SaidEntry => ({
  id: `${threadId} ${at.toISOString()}`,
  threadId,
  kind,
  at,
  subject: null,
});

test('E11 merged: the one that stays keeps its adviser, and owes the earlier answer of those that wait', () => {
  const kept = opened(FIRST, { agentId: 1, dueAt: LATER });
  const gone = opened(SECOND, { agentId: 2, dueAt: SOON, propertyId: 7 });
  merge({ kept, gone, along: [] }, 'lea', LATER);
  expect(kept).toMatchObject({ agentId: 1, dueAt: SOON, state: 'new', propertyId: 7, mergedInto: null });
  expect(gone).toMatchObject({ mergedInto: FIRST, state: 'archived', unread: false });
});

test('E11 what was promised for one that is answered counts no more; whoever waits in the other one waits', () => {
  const kept = opened(FIRST, { dueAt: SOON });
  kept.answer(AT);
  const gone = opened(SECOND, { dueAt: LATER });
  merge({ kept, gone, along: [] }, null, LATER);
  expect(kept).toMatchObject({ state: 'new', dueAt: LATER, answeredAt: null, unread: true });
});

test('E11 taken back: each stands as it stood, but for what was changed since', () => {
  const kept = opened(FIRST, { dueAt: LATER });
  kept.answer(AT, 'waiting');
  const gone = opened(SECOND, { dueAt: SOON, propertyId: 7 });
  merge({ kept, gone, along: [] }, null, LATER);
  kept.about(9);
  separate({ kept, gone, along: [] }, []);
  expect(kept).toMatchObject({ state: 'waiting', answeredAt: AT, propertyId: 9 });
  expect(gone).toMatchObject({ state: 'new', unread: true, dueAt: SOON, mergedInto: null, merge: null });
});

test('E11 a merge is taken back until the agency has answered; a mail of theirs changes nothing of that', () => {
  const [kept, gone] = [opened(FIRST), opened(SECOND)];
  gone.answer(AT);
  merge({ kept, gone, along: [] }, null, SOON);
  expect(() => separate({ kept, gone, along: [] }, [line(FIRST, 'sent', LATER)])).toThrow();
  expect(gone.mergedInto).toBe(FIRST);
  separate({ kept, gone, along: [] }, [line(FIRST, 'sent', AT), line(SECOND, 'received', LATER)]);
  expect(gone).toMatchObject({ mergedInto: null, state: 'new', lastAt: LATER });
});

test('E11 what went in before goes along, and comes back along', () => {
  const [first, second, third] = [opened(FIRST), opened(SECOND), opened(THIRD)];
  merge({ kept: second, gone: third, along: [] }, null, AT);
  merge({ kept: first, gone: second, along: [third] }, null, SOON);
  expect([second.mergedInto, third.mergedInto]).toEqual([FIRST, FIRST]);
  separate({ kept: first, gone: second, along: [second, third] }, []);
  expect([second.mergedInto, third.mergedInto]).toEqual([null, SECOND]);
});

test('E11 none goes into itself, nor one that is gone anywhere', () => {
  const [kept, gone] = [opened(FIRST), opened(SECOND)];
  expect(() => merge({ kept, gone: kept, along: [] }, null, AT)).toThrow();
  merge({ kept, gone, along: [] }, null, AT);
  expect(() => merge({ kept, gone, along: [] }, null, AT)).toThrow();
  expect(() => merge({ kept: gone, gone: kept, along: [] }, null, AT)).toThrow();
});
