import {
  AccessChangedMeanwhile,
  AccessNotOpen,
  AccessRequest,
  AccessRequestNotFound,
} from '@pignon/domain/off-market/access-request';
import { ACCESS_DAYS } from '@pignon/domain/off-market/access-rules';
import { aThread } from '@pignon/domain/mailbox/testing/a-thread';
import { InMemoryThreads } from '@pignon/domain/mailbox/testing/in-memory-threads';
import { Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { InMemoryAccessRequests } from '@pignon/domain/off-market/testing/in-memory-access-requests';
import { InMemoryOffMarketClients } from '@pignon/domain/off-market/testing/in-memory-off-market-clients';
import { PlainAccessCodes } from '@pignon/domain/off-market/testing/plain-access-codes';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { AccessDecisions } from './access-decisions';
import { ApproveAccess } from './approve-access.command';
import { ApproveAccessHandler } from './approve-access.handler';
import { DeactivateClient } from './deactivate-client.command';
import { DeactivateClientHandler } from './deactivate-client.handler';
import { NotePassingOn } from './note-passing-on.command';
import { NotePassingOnHandler } from './note-passing-on.handler';
import { RefuseAccess } from './refuse-access.command';
import { RefuseAccessHandler } from './refuse-access.handler';
import { RenewLink } from './renew-link.command';
import { RenewLinkHandler } from './renew-link.handler';
import { ResendLink } from './resend-link.command';
import { ResendLinkHandler } from './resend-link.handler';
import { RevokeAccess } from './revoke-access.command';
import { RevokeAccessHandler } from './revoke-access.handler';

const DAY_MS = 24 * 3600 * 1000;
const line = (action: string): AuditEntry => ({ accountId: 'marie', action, target: 'r1', requestId: 'http-1' });

/** A client whose request r1 waits; r2, for all properties, as well. */
async function house() {
  const work = new InMemoryUnitOfWork();
  const [clients, requests] = [new InMemoryOffMarketClients(work), new InMemoryAccessRequests(work)];
  const clock = new FixedClock();
  const codes = new PlainAccessCodes();
  await work.run(null, () => {
    clients.add(OffMarketClient.register('c1', 'zoe@exemple.fr', clock.at));
    for (const [id, propertyId] of [
      ['r1', 7],
      ['r2', null],
    ] as const)
      requests.add(AccessRequest.make(id, { clientId: 'c1', propertyId }, clock.at, { quarantined: false }));
    return Promise.resolve({});
  });
  work.facts.length = 0;
  const threads = new InMemoryThreads(work);
  const decisions = new AccessDecisions(work, clients, requests, threads, clock);
  return {
    work,
    clock,
    /** The conversation that r1 opened. */
    thread: async () => {
      await work.run(null, () => {
        threads.add(Thread.open(aThread({ source: 'access', sourceId: 'r1' }), clock.at));
        return Promise.resolve({});
      });
      return {
        state: () => work.keptOf(Thread)[0]?.state,
        told: () => work.keptOf(ThreadEntry).map(({ body, accountId }) => `${body}, ${accountId}`),
      };
    },
    approve: (expected?: 'requested' | 'refused', id = 'r1') =>
      new ApproveAccessHandler(decisions, codes).execute(new ApproveAccess(id, line('approve'), expected)),
    refuse: (reason?: string, expected?: 'requested') =>
      new RefuseAccessHandler(decisions).execute(new RefuseAccess('r1', line('refuse'), expected, reason)),
    revoke: (expected?: 'approved') =>
      new RevokeAccessHandler(decisions).execute(new RevokeAccess('r1', line('revoke'), expected)),
    resend: () => new ResendLinkHandler(decisions).execute(new ResendLink('r1', line('resend'))),
    renew: (edition?: number) =>
      new RenewLinkHandler(decisions, codes).execute(new RenewLink('r1', line('renew'), undefined, edition)),
    deactivate: () =>
      new DeactivateClientHandler(decisions, requests).execute(new DeactivateClient('r1', line('deactivate'))),
    note: () => new NotePassingOnHandler(decisions).execute(new NotePassingOn('r1')),
    request: (id = 'r1') => work.keptOf(AccessRequest).find((request) => request.id === id),
    client: () => work.keptOf(OffMarketClient)[0],
    facts: () => work.facts.map(({ name, aggregateId }) => `${aggregateId} ${name.split('.')[1]}`),
    audit: () => work.audit.map(({ action }) => action),
  };
}

test('approved, a request is open for its days under a code of which only the hash is kept, and the audit says who', async () => {
  const { approve, request, facts, work, clock } = await house();
  expect(await approve('requested')).toEqual({ id: 'r1' });
  expect(request()).toMatchObject({
    state: 'approved',
    edition: 1,
    codeHash: 'hash of r1/1',
    expiresAt: new Date(clock.at.getTime() + ACCESS_DAYS * DAY_MS),
  });
  expect(facts()).toEqual(['r1 access-approved']);
  expect(work.audit).toEqual([line('approve')]);
});

test('approved twice, also by two colleagues on the same list, it is one approval', async () => {
  const { approve, request, facts } = await house();
  await approve('requested');
  await approve('requested');
  expect(request()?.edition).toBe(1);
  expect(facts()).toEqual(['r1 access-approved']);
});

test('a decision on what changed since it was shown is refused: nothing is changed, and no line stands in the audit', async () => {
  const { refuse, approve, request, facts, audit } = await house();
  await refuse('Déjà client d’un confrère');
  await expect(approve('requested')).rejects.toThrow(AccessChangedMeanwhile);
  expect(request()).toMatchObject({ state: 'refused', codeHash: null });
  expect(facts()).toEqual(['r1 access-refused']);
  expect(audit()).toEqual(['refuse']);
});

test('refused with a reason, which stays in the file; refused twice it is one refusal', async () => {
  const { refuse, request, facts } = await house();
  await refuse('Déjà client d’un confrère', 'requested');
  await refuse('Autre motif');
  expect(request()).toMatchObject({ state: 'refused', refusalReason: 'Déjà client d’un confrère' });
  expect(facts()).toEqual(['r1 access-refused']);
});

test.each([
  ['approve', 'Accès off-market approuvé, marie'],
  ['refuse', 'Accès off-market refusé, marie'],
] as const)('E11 %s: nobody waits in its conversation any more, which says who decided, once', async (decide, told) => {
  const desk = await house();
  const thread = await desk.thread();
  expect(thread.state()).toBe('new');
  await desk[decide]();
  await desk[decide]();
  expect([thread.state(), thread.told()]).toEqual(['answered', [told]]);
});

test('E11 revoked, its conversation says so and stays where it stands', async () => {
  const { thread, approve, revoke, work } = await house();
  const { state, told } = await thread();
  await approve();
  await work.run(null, async () => {
    (await new InMemoryThreads(work).ofSource('r1'))?.move('archived');
    return {};
  });
  await revoke();
  expect([state(), told().at(-1)]).toEqual(['archived', 'Accès off-market révoqué, marie']);
});

test('revoked, an access has no code; what is not open is left as it is', async () => {
  const { approve, revoke, request, facts } = await house();
  await revoke();
  await approve();
  await revoke('approved');
  await revoke();
  expect(request()).toMatchObject({ state: 'revoked', codeHash: null, expiresAt: null });
  expect(facts()).toEqual(['r1 access-approved', 'r1 access-revoked']);
});

test('a link that is sent again is the same link, and only an open one is', async () => {
  const { approve, resend, request, facts, audit } = await house();
  await expect(resend()).rejects.toThrow(AccessNotOpen);
  await approve();
  await resend();
  expect(request()).toMatchObject({ edition: 1, codeHash: 'hash of r1/1' });
  expect(facts()).toEqual(['r1 access-approved', 'r1 access-approved']);
  expect(audit()).toEqual(['approve', 'resend']);
});

test('a new link takes the place of the one that was seen, once, and only of an open access', async () => {
  const { approve, renew, request, facts } = await house();
  await expect(renew()).rejects.toThrow(AccessNotOpen);
  await approve();
  await renew(1);
  await renew(1);
  expect(request()).toMatchObject({ edition: 2, codeHash: 'hash of r1/2' });
  expect(facts()).toEqual(['r1 access-approved', 'r1 access-link-renewed']);
});

test('an access that has run out is sent to nobody', async () => {
  const { approve, resend, renew, clock } = await house();
  await approve();
  clock.at = new Date(clock.at.getTime() + (ACCESS_DAYS + 1) * DAY_MS);
  await expect(resend()).rejects.toThrow(AccessNotOpen);
  await expect(renew()).rejects.toThrow(AccessNotOpen);
});

test('a client who is shut out loses all that they were given, and the next approval lets them in again', async () => {
  const { approve, deactivate, request, client, facts, clock } = await house();
  await approve();
  await approve(undefined, 'r2');
  await deactivate();
  expect([request('r1')?.state, request('r2')?.state, client()?.deactivatedAt]).toEqual([
    'revoked',
    'revoked',
    clock.at,
  ]);
  await deactivate();
  expect(facts().slice(2)).toEqual(['r1 access-revoked', 'r2 access-revoked']);
  await approve();
  expect(client()?.deactivatedAt).toBeNull();
});

test('that a link was passed on is said once per link, and is nobody’s decision', async () => {
  const { approve, note, renew, facts, audit } = await house();
  await approve();
  await note();
  await note();
  await renew();
  await note();
  expect(facts()).toEqual([
    'r1 access-approved',
    'r1 access-passed-on',
    'r1 access-link-renewed',
    'r1 access-passed-on',
  ]);
  expect(audit()).toEqual(['approve', 'renew']);
});

test('of a request that nobody made nothing is decided', async () => {
  const { approve, facts, audit } = await house();
  await expect(approve(undefined, 'r9')).rejects.toThrow(AccessRequestNotFound);
  expect([facts(), audit()]).toEqual([[], []]);
});
