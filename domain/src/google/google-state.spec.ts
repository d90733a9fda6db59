import { type ConnectionFacts, stateOf } from './google-state';

const NOW = new Date('2026-11-30T12:00:00Z');
const GOOD: ConnectionFacts = {
  source: 'account',
  proven: true,
  expiresAt: null,
  fault: null,
  demonstration: false,
};

test.each([
  ['nothing is set', { source: null, proven: false }, 'disconnected'],
  [
    'nothing is set, and invented reviews stand there',
    { source: null, proven: false, demonstration: true },
    'demonstration',
  ],
  [
    'a setting that Google never answered',
    { source: 'environment', proven: false, fault: 'unreachable' },
    'disconnected',
  ],
  ['the same, with invented reviews', { source: 'environment', proven: false, demonstration: true }, 'demonstration'],
  ['Google answered', {}, 'connected'],
  ['Google answered once, and is away now', { fault: 'unreachable' }, 'connected'],
  ['Google does not take our secret', { fault: 'client' }, 'disconnected'],
  ['eight days are left', { expiresAt: new Date('2026-12-08T12:00:00Z') }, 'connected'],
  ['seven days are left', { expiresAt: new Date('2026-12-07T12:00:00Z') }, 'expiring'],
  ['its time is over', { expiresAt: NOW, fault: 'revoked' }, 'expired'],
  ['Google does not take it any more', { fault: 'revoked' }, 'revoked'],
  ['Google has not approved the project', { proven: false, fault: 'not-approved' }, 'awaiting-approval'],
] as const)('%s: %o is %s', (_, facts, state) => expect(stateOf({ ...GOOD, ...facts }, NOW)).toBe(state));
