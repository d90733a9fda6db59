import type { DomainEvent } from '../../shared/domain-event';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { uuidV7 } from '../../shared/uuid-v7';
import type { AccessCodes } from '../access-codes';
import { AccessRequest, AccessRequestNotFound } from '../access-request';
import { OffMarketClient } from '../off-market-client';
import type { AccessRequests, OffMarketClients } from '../off-market-clients';

export interface OffMarketUnderTest {
  readonly work: UnitOfWork;
  readonly clients: OffMarketClients;
  readonly requests: AccessRequests;
  /** Two that there are. */
  readonly properties: readonly [number, number];
  /** The facts recorded of one aggregate, oldest first. */
  factsOf(id: string): Promise<readonly Pick<DomainEvent, 'name'>[]>;
}

const AT = new Date('2026-11-28T10:00:00.000Z');
const LATER = new Date('2026-11-29T10:00:00.000Z');
const QUIET = { quarantined: false };
const WORDS = { name: "Zoë d'Œuvre", phone: '06 12 34 56 78', phoneE164: '+33612345678', company: 'SCI Lévis' };

/** What clients and their requests promise together: run on the doubles and on PostgreSQL. */
export function offMarketContract(given: () => OffMarketUnderTest, codes: AccessCodes): void {
  const within = async <Answer extends object>(work: () => Promise<Answer>): Promise<Answer> =>
    (await given().work.run(null, work)).answer;
  const names = async (id: string) => (await given().factsOf(id)).map(({ name }) => name);

  /** One client with a request per property, null being all of them. */
  const registered = (...properties: readonly (number | null)[]) =>
    within(() => {
      const client = OffMarketClient.register(uuidV7(), `${uuidV7()}@exemple.fr`, AT);
      client.keep(WORDS);
      given().clients.add(client);
      const ids = properties.map((propertyId, at) => {
        const id = uuidV7(AT.getTime() + at);
        given().requests.add(AccessRequest.make(id, { clientId: client.id, propertyId, said: WORDS }, AT, QUIET));
        return id;
      });
      return Promise.resolve({ id: client.id, email: client.email, requests: ids });
    });

  test('a client is found by their address and by their request, as they were', async () => {
    const { id, email, requests } = await registered(given().properties[0]);
    for (const find of [() => given().clients.byEmail(email), () => given().clients.ofRequest(requests[0] ?? '')])
      expect(await within(async () => ({ client: await find() }))).toMatchObject({
        client: { id, email, ...WORDS, registeredAt: AT, deactivatedAt: null },
      });
  });

  test('an address that nobody registered has no client, a request that nobody made none either', async () => {
    const { email } = await registered();
    expect(await within(async () => ({ found: await given().clients.byEmail(`x${email}`) }))).toEqual({ found: null });
    await expect(within(() => given().clients.ofRequest(uuidV7()))).rejects.toThrow(AccessRequestNotFound);
    await expect(within(() => given().requests.byId(uuidV7()))).rejects.toThrow(AccessRequestNotFound);
  });

  test('a request is found again as it was made, with its fact', async () => {
    const { id, requests } = await registered(given().properties[0]);
    const [requestId = ''] = requests;
    expect(await within(async () => ({ request: await given().requests.byId(requestId) }))).toMatchObject({
      request: {
        id: requestId,
        clientId: id,
        propertyId: given().properties[0],
        state: 'requested',
        requestedAt: AT,
        decidedAt: null,
        expiresAt: null,
        edition: 0,
        codeHash: null,
        said: WORDS,
        quarantined: false,
      },
    });
    expect(await names(requestId)).toEqual(['off-market.access-requested.v1']);
  });

  test('a client’s requests are theirs alone, the first one first', async () => {
    const [shop, office] = given().properties;
    const { id, requests } = await registered(shop, null, office);
    await registered(shop);
    const found = await within(async () => ({ ids: (await given().requests.of(id)).map((request) => request.id) }));
    expect(found.ids).toEqual(requests);
  });

  test('found in two ways within one work it is one and the same, and its change is kept with its fact', async () => {
    const { id, requests } = await registered(given().properties[0]);
    const [requestId = ''] = requests;
    await within(async () => {
      const client = await given().clients.ofRequest(requestId);
      const request = await given().requests.byId(requestId);
      const [again] = await given().requests.of(id);
      expect(again).toBe(request);
      expect(await given().clients.byEmail(client.email)).toBe(client);
      client.deactivate(LATER);
      request.approve(LATER, codes);
      return {};
    });
    const kept = await within(async () => {
      const [client, request] = [await given().clients.ofRequest(requestId), await given().requests.byId(requestId)];
      return { deactivatedAt: client.deactivatedAt, state: request.state, codeHash: request.codeHash };
    });
    expect(kept).toEqual({
      deactivatedAt: LATER,
      state: 'approved',
      codeHash: codes.hashOf(codes.codeOf(requestId, 1)),
    });
    expect(await names(requestId)).toEqual(['off-market.access-requested.v1', 'off-market.access-approved.v1']);
  });

  test('a work that fails leaves client and request as they were, and no fact', async () => {
    const { requests } = await registered(given().properties[0]);
    const [requestId = ''] = requests;
    const failing = within(async () => {
      (await given().clients.ofRequest(requestId)).deactivate(LATER);
      (await given().requests.byId(requestId)).approve(LATER, codes);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    const kept = await within(async () => ({
      deactivatedAt: (await given().clients.ofRequest(requestId)).deactivatedAt,
      state: (await given().requests.byId(requestId)).state,
    }));
    expect(kept).toEqual({ deactivatedAt: null, state: 'requested' });
    expect(await names(requestId)).toEqual(['off-market.access-requested.v1']);
  });
}
