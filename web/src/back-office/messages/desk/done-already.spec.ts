import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { stands } from './done-already';

const THREAD = {
  state: 'archived',
  unread: false,
  agent: { id: 7, name: 'Marie' },
  property: null,
} as unknown as ThreadView;

test.each([
  [{ state: 'archived' }, true],
  [{ state: 'spam' }, false],
  [{ state: 'archived', unread: true }, false],
  [{ agentId: 7 }, true],
  [{ agentId: null }, false],
  [{ propertyId: null }, true],
  [{ propertyId: 3 }, false],
] as const)('%j stands already: %s', (wanted, so) => expect(stands(THREAD, wanted)).toBe(so));
