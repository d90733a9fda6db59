import type { AccessCodes } from './access-codes';
import { AccessChangedMeanwhile, AccessNotOpen, AccessRequest } from './access-request';
import { OffMarketClient } from './off-market-client';

const AT = new Date('2026-11-28T10:00:00Z');
const DAY = 24 * 3600 * 1000;
const later = (days: number) => new Date(AT.getTime() + days * DAY);
const QUIET = { quarantined: false };
const codes: AccessCodes = { codeOf: (id, edition) => `${id}/${edition}`, hashOf: (code) => `hash of ${code}` };

const asked = (options = QUIET) => AccessRequest.make('r', { clientId: 'c', propertyId: 7 }, AT, options);
const approved = () => {
  const request = asked();
  request.approve(AT, codes);
  return request;
};
const facts = (request: AccessRequest) => request.takeEvents().map(({ name }) => name.split('.')[1]);

test('M99 a request waits for the agency; approved, it is open for 14 days under a code of which only the hash is kept', () => {
  const request = asked();
  expect([request.state, request.isOpen(AT)]).toEqual(['requested', false]);
  request.approve(AT, codes);
  request.approve(later(1), codes);
  expect(request.codeHash).toBe('hash of r/1');
  expect([request.isOpen(later(13.9)), request.isOpen(later(14))]).toEqual([true, false]);
  expect(facts(request)).toEqual(['access-requested', 'access-approved']);
});

test('F22 sent again it is the same link, and only while it is open', () => {
  const request = approved();
  request.sendAgain(later(2));
  expect([request.edition, request.codeHash]).toEqual([1, 'hash of r/1']);
  expect(facts(request)).toEqual(['access-requested', 'access-approved', 'access-approved']);
  expect(() => request.sendAgain(later(15))).toThrow(AccessNotOpen);
});

test('a revoked access has no code, and its next approval has another one', () => {
  const request = approved();
  request.revoke(later(1));
  request.revoke(later(1));
  expect([request.state, request.codeHash, request.isOpen(later(1))]).toEqual(['revoked', null, false]);
  request.approve(later(2), codes);
  expect([request.edition, request.codeHash]).toEqual([2, 'hash of r/2']);
  expect(facts(request)).toEqual(['access-requested', 'access-approved', 'access-revoked', 'access-approved']);
});

test('F22 row 30 a new link has another code for 14 days more and is said once, however often the old one is replaced', () => {
  const request = approved();
  request.noticePassingOn(later(1));
  request.takeEvents();
  for (const on of [2, 3]) request.renewLink(1, later(on), codes);
  expect([request.edition, request.codeHash, request.expiresAt]).toEqual([2, 'hash of r/2', later(16)]);
  request.noticePassingOn(later(3));
  expect(facts(request)).toEqual(['access-link-renewed', 'access-passed-on']);
  expect(() => request.renewLink(2, later(17), codes)).toThrow(AccessNotOpen);
  expect(() => asked().renewLink(0, AT, codes)).toThrow(AccessNotOpen);
});

test('refusing what is open revokes it; refusing twice is refusing once', () => {
  const open = approved();
  open.refuse(later(1));
  expect(open.state).toBe('revoked');
  const waiting = asked();
  waiting.refuse(AT);
  waiting.refuse(AT);
  expect([waiting.state, facts(waiting)]).toEqual(['refused', ['access-requested', 'access-refused']]);
});

test('F23 why it was refused stays with the refusal, and goes with the next decision', () => {
  const request = asked();
  request.refuse(AT, 'Déjà client d’un confrère');
  request.refuse(later(1), 'Autre motif');
  expect(request.refusalReason).toBe('Déjà client d’un confrère');
  request.askAgain(later(2), QUIET);
  expect(request.refusalReason).toBeNull();
  request.refuse(later(3));
  expect(request.refusalReason).toBeNull();
  request.refuse(later(3));
  request.approve(later(4), codes);
  expect(request.refusalReason).toBeNull();
});

test('a decision is held to what its list showed; what was decided alike meanwhile is no contradiction', () => {
  const active = { deactivatedAt: null };
  const wanted = 'approved' as const;
  const refused = asked();
  refused.refuse(AT);
  expect(() => refused.holdTo({ expected: 'requested', wanted }, AT, active)).toThrow(AccessChangedMeanwhile);
  expect(() => refused.holdTo({ expected: 'refused', wanted }, AT, active)).not.toThrow();
  expect(() => approved().holdTo({ expected: 'requested', wanted }, AT, active)).not.toThrow();
  expect([
    approved().shownState(later(15), active),
    approved().shownState(AT, { deactivatedAt: AT }),
    asked({ quarantined: true }).shownState(AT, active),
  ]).toEqual(['expired', 'deactivated', 'quarantined']);
});

test('row 30 that a link was passed on is said once per approval', () => {
  const request = approved();
  request.takeEvents();
  request.noticePassingOn(later(1));
  request.noticePassingOn(later(2));
  expect(facts(request)).toEqual(['access-passed-on']);
});

test('asking again says what there was; what had ended is before the agency again', () => {
  const found = (request: AccessRequest, at: Date) => {
    request.takeEvents();
    request.askAgain(at, QUIET);
    return [request.state, ...request.takeEvents().map(({ payload }) => (payload as { found: string }).found)];
  };
  expect(found(asked(), later(1))).toEqual(['requested', 'request']);
  expect(found(approved(), later(1))).toEqual(['approved', 'access']);
  expect(found(approved(), later(20))).toEqual(['requested', 'nothing']);
  const refused = asked();
  refused.refuse(AT);
  expect(found(refused, later(1))).toEqual(['requested', 'nothing']);
});

test('what a robot filled is kept and tells nobody; the same person asking by hand is heard', () => {
  const request = asked({ quarantined: true });
  expect(facts(request)).toEqual([]);
  request.askAgain(later(1), { quarantined: true });
  expect(facts(request)).toEqual([]);
  request.askAgain(later(1), QUIET);
  expect([request.quarantined, facts(request)]).toEqual([false, ['access-requested']]);
});

test('C04 a client is one mailbox; of what is kept of him the newest holds, and what he leaves out he does not take back', () => {
  const client = OffMarketClient.register('c', 'Jean+Murs@Exemple.fr ', AT);
  client.keep({ name: 'Jean', phone: '06', phoneE164: '+336' });
  client.keep({ name: 'Jean Martin', company: 'SCI' });
  const { email, name, phone, phoneE164, company } = client;
  expect([email, name, phone, phoneE164, company]).toEqual([
    'jean+murs@exemple.fr',
    'Jean Martin',
    '06',
    '+336',
    'SCI',
  ]);
});

test('a request that waits or is open keeps its words, whoever asks again; one that is before the agency anew has those of the asker', () => {
  const request = AccessRequest.make('r', { clientId: 'c', propertyId: 7, said: { name: 'Jean' } }, AT, QUIET);
  const stranger = { quarantined: false, said: { name: 'Un inconnu' }, proven: false };
  request.askAgain(later(1), stranger);
  request.approve(later(1), codes);
  request.askAgain(later(2), stranger);
  expect(request.said).toEqual({ name: 'Jean' });
  request.askAgain(later(16), stranger);
  expect([request.state, request.said]).toEqual(['requested', { name: 'Un inconnu' }]);
  request.askAgain(later(17), { quarantined: false, said: null, proven: true });
  expect(request.said).toBeNull();
});

test('closed because its property is gone, a waiting request says why and makes no mail of a refusal; asked again it waits', () => {
  const waiting = asked();
  waiting.close(later(1), 'Le bien est vendu.');
  waiting.close(later(2), 'Le bien est retiré.');
  expect(waiting).toMatchObject({ state: 'refused', refusalReason: 'Le bien est vendu.', decidedAt: later(1) });
  expect(facts(waiting)).toEqual(['access-requested']);
  waiting.askAgain(later(3), QUIET);
  expect(waiting).toMatchObject({ state: 'requested', refusalReason: null });
  const open = approved();
  open.close(later(1), 'Le bien est vendu.');
  expect(open.state).toBe('approved');
});
