import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { JobApplication } from '@pignon/domain/careers/job-application';
import { jobApplicationsContract } from '@pignon/domain/careers/testing/job-applications-contract';
import { ContactMessage } from '@pignon/domain/contact/contact-message';
import { contactMessagesContract } from '@pignon/domain/contact/testing/contact-messages-contract';
import { listingsContract } from '@pignon/domain/listings/testing/listings-contract';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { accessCodesContract } from '@pignon/domain/off-market/testing/access-codes-contract';
import { offMarketContract } from '@pignon/domain/off-market/testing/off-market-contract';
import type { Aggregate } from '@pignon/domain/shared/aggregate';
import type { DomainEvent } from '@pignon/domain/shared/domain-event';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import type { Pool } from 'pg';
import { MikroOrmJobApplications } from '../src/careers/mikro-orm-job-applications';
import { MikroOrmContactMessages } from '../src/contact/mikro-orm-contact-messages';
import { createPool } from '../src/database/pool';
import { PostgresUnitOfWork } from '../src/database/postgres-unit-of-work';
import { MikroOrmListings } from '../src/listings/mikro-orm-listings';
import { HmacAccessCodes } from '../src/off-market/hmac-access-codes';
import { MikroOrmAccessRequests } from '../src/off-market/mikro-orm-access-requests';
import { MikroOrmOffMarketClients } from '../src/off-market/mikro-orm-off-market-clients';
import { createOrm } from '../src/orm/orm';
import { insertListing } from './insert-listing';
import { testDatabase } from './test-database';

let pool: Pool;
let orm: MikroORM;
let work: PostgresUnitOfWork;
beforeAll(async () => {
  const url = await testDatabase();
  pool = createPool(url, 4);
  orm = await createOrm(url);
  work = new PostgresUnitOfWork(pool, orm, () => {});
});
afterAll(async () => {
  await orm.close(true);
  await pool.end();
});

const factsOf = async (id: string): Promise<readonly Pick<DomainEvent, 'name' | 'payload'>[]> =>
  (await pool.query('select name, payload from event where aggregate_id = $1 order by occurred_at, id', [id])).rows;
const kept =
  <Kept extends Aggregate>(kind: abstract new (...args: never[]) => Kept) =>
  (id: string): Promise<Kept | null> =>
    orm.em.fork().findOne<Kept>(kind as never, { id } as never);

describe('messages', () => {
  const repository = new MikroOrmContactMessages();
  contactMessagesContract(() => ({ work, repository, kept: kept(ContactMessage), factsOf }));
});

describe('applications', () => {
  const repository = new MikroOrmJobApplications();
  jobApplicationsContract(() => ({ work, repository, kept: kept(JobApplication), factsOf }));
});

describe('codes of access links', () => accessCodesContract(new HmacAccessCodes('un secret de test assez long')));

describe('off-market', () => {
  const [clients, requests] = [new MikroOrmOffMarketClients(), new MikroOrmAccessRequests()];
  let properties: readonly [number, number] = [0, 0];
  beforeAll(async () => {
    properties = [await insertListing(pool), await insertListing(pool)];
  });
  offMarketContract(() => ({ work, clients, requests, properties, factsOf }), new HmacAccessCodes('un secret de test'));

  test('two first calls with one address follow each other: they make one client', async () => {
    const email = `${randomUUID()}@exemple.fr`;
    const register = () =>
      work.run(null, async () => {
        const known = await clients.byEmail(email);
        const client = known ?? OffMarketClient.register(uuidV7(), email, new Date());
        if (!known) clients.add(client);
        return { id: client.id };
      });
    const [first, second] = await Promise.all([register(), register()]);
    expect(first.answer).toEqual(second.answer);
  });
});

describe('properties', () => {
  listingsContract(() => ({ work, listings: new MikroOrmListings(pool), factsOf }));
});
