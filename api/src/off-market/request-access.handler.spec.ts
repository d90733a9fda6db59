import type { Catalogue } from '@pignon/domain/listings/catalogue';
import { AccessRequest } from '@pignon/domain/off-market/access-request';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { InMemoryAccessRequests } from '@pignon/domain/off-market/testing/in-memory-access-requests';
import { InMemoryOffMarketClients } from '@pignon/domain/off-market/testing/in-memory-off-market-clients';
import { ListeningReception } from '@pignon/domain/mailbox/testing/listening-reception';
import { FixedClock } from '@pignon/domain/shared/testing/fixed-clock';
import { InMemoryUnitOfWork } from '@pignon/domain/shared/testing/in-memory-unit-of-work';
import { InvalidBody } from '../http/refusals/errors';
import { RequestAccess } from './request-access.command';
import { RequestAccessHandler } from './request-access.handler';

const TEASER = 7;
const PUBLIC = 8;
const GONE = 9;
const QUIET = { quarantined: false, proven: false };
const ZOE = { name: 'Zoë', phone: '06 12 34 56 78', phoneE164: '+33612345678', company: 'SCI Lévis' };
const SOMEBODY = { name: 'Quelqu’un', company: 'Autre SCI' };

/** Of the public reading only what the handler asks: what a page is. */
const catalogue = {
  page: (id: number) =>
    Promise.resolve(
      id === TEASER
        ? { found: { offMarket: true } }
        : id === PUBLIC
          ? { found: {} }
          : id === GONE
            ? { gone: true }
            : null,
    ),
} as unknown as Catalogue;

function house() {
  const work = new InMemoryUnitOfWork();
  const reception = new ListeningReception();
  const [clients, requests] = [new InMemoryOffMarketClients(work), new InMemoryAccessRequests(work)];
  const handler = new RequestAccessHandler(catalogue, clients, requests, reception, new FixedClock());
  const ask = (words: object = ZOE, propertyId: number | null = TEASER, sender = QUIET, email = 'Zoe@Exemple.fr ') =>
    work.run(null, () => handler.execute(new RequestAccess(email, words, propertyId, sender)));
  const found = () => work.facts.map(({ payload }) => (payload as { found: string }).found);
  return { work, reception, ask, found };
}

test('a first request registers the mailbox with what it said, and staff hear of it', async () => {
  const { work, ask, found } = house();
  const { answer } = await ask();
  expect(answer).toMatchObject({ success: true });
  expect(work.keptOf(OffMarketClient)).toMatchObject([{ email: 'zoe@exemple.fr', ...ZOE }]);
  expect(work.keptOf(AccessRequest)).toMatchObject([{ propertyId: TEASER, state: 'requested', said: null }]);
  expect(found()).toEqual(['nothing']);
});

test.each([PUBLIC, GONE, 404])('property %s, which is not off-market, is refused and nothing kept', async (id) => {
  const { work, ask } = house();
  await expect(ask(ZOE, id)).rejects.toThrow(InvalidBody);
  expect([work.keptOf(OffMarketClient), work.keptOf(AccessRequest), work.facts]).toEqual([[], [], []]);
});

test('all off-market properties are asked for without naming one', async () => {
  const { work, ask } = house();
  await ask(ZOE, null);
  expect(work.keptOf(AccessRequest)).toMatchObject([{ propertyId: null }]);
});

test('asked twice it is one request of one client, and the second says that there was one', async () => {
  const { work, ask, found } = house();
  const [first, second] = [await ask(), await ask()];
  expect(second.answer).toEqual(first.answer);
  expect([work.keptOf(OffMarketClient).length, work.keptOf(AccessRequest).length]).toEqual([1, 1]);
  expect(found()).toEqual(['nothing', 'request']);
});

test('words typed under a known address stand with their request alone', async () => {
  const { work, ask } = house();
  await ask();
  await ask(SOMEBODY, null);
  expect(work.keptOf(OffMarketClient)).toMatchObject([ZOE]);
  expect(work.keptOf(AccessRequest).map(({ said }) => said?.name)).toEqual([undefined, SOMEBODY.name]);
});

test('the client themself, on a device where they opened their link, is believed', async () => {
  const { work, ask } = house();
  await ask();
  await ask(SOMEBODY, null, { quarantined: false, proven: true });
  expect(work.keptOf(OffMarketClient)).toMatchObject([{ ...SOMEBODY, phone: ZOE.phone }]);
  expect(work.keptOf(AccessRequest).map(({ said }) => said)).toEqual([null, null]);
});

test('what a robot filled is kept, changes no client, and nobody hears of it', async () => {
  const { work, ask } = house();
  await ask(SOMEBODY, TEASER, { quarantined: true, proven: false });
  expect(work.keptOf(OffMarketClient)).toMatchObject([{ name: null, company: null }]);
  expect(work.keptOf(AccessRequest)).toMatchObject([{ quarantined: true, said: SOMEBODY }]);
  expect(work.facts).toEqual([]);
});

test('one request is one conversation, however often it is repeated; a robot’s repetition adds nothing', async () => {
  const { ask, reception } = house();
  await ask();
  await ask(SOMEBODY);
  await ask(SOMEBODY, TEASER, { quarantined: true, proven: false });
  const [opened] = reception.opened;
  expect(reception.opened).toMatchObject([{ source: 'access', name: ZOE.name, propertyId: TEASER }]);
  expect(reception.heard).toMatchObject([{ sourceId: opened?.sourceId, name: ZOE.name, phone: ZOE.phone }]);
});
