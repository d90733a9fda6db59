import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { JobApplication } from '@pignon/domain/careers/job-application';
import { ContactMessage } from '@pignon/domain/contact/contact-message';
import { EstimationRequest } from '@pignon/domain/estimations/estimation-request';
import { Property } from '@pignon/domain/listings/property';
import { AccessRequest } from '@pignon/domain/off-market/access-request';
import { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { contactMessageSchema } from '../contact/contact-message.schema';
import { jobApplicationSchema } from '../careers/job-application.schema';
import { estimationSchema } from '../estimations/estimation.schema';
import { StoredPhoto } from '@pignon/domain/media/stored-photo';
import { storedPhotoSchema } from '../media/stored-photo.schema';
import { propertySchema } from '../listings/property.schema';
import { accessRequestSchema } from '../off-market/access-request.schema';
import { offMarketClientSchema } from '../off-market/off-market-client.schema';
import { eventSchema } from '../outbox/event.schema';
import { RecordedEvents } from '../outbox/recorded-events';
import { requirePostgres } from './required-postgres';
import { Migration20261127000000 } from './migrations/Migration20261127000000';
import { Migration20261128000000 } from './migrations/Migration20261128000000';
import { Migration20261129000000 } from './migrations/Migration20261129000000';
import { Migration20261129000001 } from './migrations/Migration20261129000001';
import { Migration20261129000002 } from './migrations/Migration20261129000002';
import { Migration20261130000000 } from './migrations/Migration20261130000000';
import { Migration20261130000001 } from './migrations/Migration20261130000001';
import { Migration20261130000010 } from './migrations/Migration20261130000010';
import { Migration20261130000020 } from './migrations/Migration20261130000020';
import { Migration20261130000021 } from './migrations/Migration20261130000021';
import { Migration20261130000030 } from './migrations/Migration20261130000030';
import { Migration20261130000031 } from './migrations/Migration20261130000031';
import { Migration20261130000040 } from './migrations/Migration20261130000040';
import { Migration20261130000050 } from './migrations/Migration20261130000050';
import { Migration20261130000051 } from './migrations/Migration20261130000051';
import { Migration20261201000000 } from './migrations/Migration20261201000000';
import { Migration20261201000100 } from './migrations/Migration20261201000100';
import { Migration20261201000200 } from './migrations/Migration20261201000200';
import { Migration20261201000201 } from './migrations/Migration20261201000201';
import { Migration20261201000300 } from './migrations/Migration20261201000300';
import { Migration20261201000400 } from './migrations/Migration20261201000400';
import { Migration20261201000500 } from './migrations/Migration20261201000500';
import { Migration20261202000000 } from './migrations/Migration20261202000000';
import { Migration20261202000100 } from './migrations/Migration20261202000100';
import { Migration20261202000200 } from './migrations/Migration20261202000200';

/** Connects lazily: api boots and serves its pages while the database is still away. */
export function createOrm(url: string, pool = 4): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    connect: false,
    entities: [
      estimationSchema,
      contactMessageSchema,
      jobApplicationSchema,
      propertySchema,
      storedPhotoSchema,
      offMarketClientSchema,
      accessRequestSchema,
      eventSchema,
    ],
    subscribers: [new RecordedEvents()],
    // Aggregates are plain classes: only their constructor sets the fields that no column holds.
    forceEntityConstructor: [
      EstimationRequest,
      ContactMessage,
      JobApplication,
      Property,
      StoredPhoto,
      OffMarketClient,
      AccessRequest,
    ] as never,
    discovery: { disableDynamicFileAccess: true },
    extensions: [Migrator],
    logger: () => {},
    migrations: {
      migrationsList: [
        { name: 'Migration20261127000000', class: Migration20261127000000 },
        { name: 'Migration20261128000000', class: Migration20261128000000 },
        { name: 'Migration20261129000000', class: Migration20261129000000 },
        { name: 'Migration20261129000001', class: Migration20261129000001 },
        { name: 'Migration20261129000002', class: Migration20261129000002 },
        { name: 'Migration20261130000000', class: Migration20261130000000 },
        { name: 'Migration20261130000001', class: Migration20261130000001 },
        { name: 'Migration20261130000010', class: Migration20261130000010 },
        { name: 'Migration20261130000020', class: Migration20261130000020 },
        { name: 'Migration20261130000021', class: Migration20261130000021 },
        { name: 'Migration20261130000030', class: Migration20261130000030 },
        { name: 'Migration20261130000031', class: Migration20261130000031 },
        { name: 'Migration20261130000040', class: Migration20261130000040 },
        { name: 'Migration20261130000050', class: Migration20261130000050 },
        { name: 'Migration20261130000051', class: Migration20261130000051 },
        { name: 'Migration20261201000000', class: Migration20261201000000 },
        { name: 'Migration20261201000100', class: Migration20261201000100 },
        { name: 'Migration20261201000200', class: Migration20261201000200 },
        { name: 'Migration20261201000201', class: Migration20261201000201 },
        { name: 'Migration20261201000300', class: Migration20261201000300 },
        { name: 'Migration20261201000400', class: Migration20261201000400 },
        { name: 'Migration20261201000500', class: Migration20261201000500 },
        { name: 'Migration20261202000000', class: Migration20261202000000 },
        { name: 'Migration20261202000100', class: Migration20261202000100 },
        { name: 'Migration20261202000200', class: Migration20261202000200 },
      ],
      snapshot: false,
      disableForeignKeys: false,
    },
    // Whoever cannot be served soon hears it soon, and comes back: knex would let them wait for a minute.
    pool: { min: 0, max: pool, acquireTimeoutMillis: 2000 },
    driverOptions: {
      connection: {
        // A transaction whose answer got lost gives its locks back before the visitor, who tries again, gives up.
        options: '-c lock_timeout=2000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=5000',
        connectionTimeoutMillis: 2000,
        // An answer that got lost on its way is not waited for without end.
        query_timeout: 20_000,
      },
    },
  });
}

export async function migrate(url: string): Promise<void> {
  await requirePostgres(url);
  const orm = await createOrm(url, 1);
  try {
    await orm.getMigrator().up();
  } finally {
    await orm.close(true);
  }
}
