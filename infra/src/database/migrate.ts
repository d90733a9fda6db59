import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { allMigrations, LAST_WITH_VIEWS } from './migrations/all-migrations';
import { ormConnection } from './orm-connection';
import { recountChecks } from './recount-checks';
import { requirePostgres } from './required-postgres';
import { renewViews } from './views/renew-views';

/** Tables are made by SQL alone: no class has to be known here. */
export function createMigrating(url: string): Promise<MikroORM> {
  const connection = ormConnection(url, 2);
  return MikroORM.init({
    // One holds the transaction, the migrator looks around by another.
    ...connection,
    // An index over every property takes as long as it takes.
    driverOptions: {
      connection: { ...connection.driverOptions.connection, options: '-c lock_timeout=2000', query_timeout: 0 },
    },
    entities: [],
    discovery: { disableDynamicFileAccess: true, warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: allMigrations, snapshot: false, disableForeignKeys: false },
  });
}

/**
 * Tables, then the views upon them, in one transaction; what properties count of themselves after it, for whoever reads or
 * writes one waits until it ends.
 */
export async function migrate(url: string): Promise<void> {
  await requirePostgres(url);
  const orm = await createMigrating(url);
  try {
    const migrator = orm.getMigrator();
    const pending = await migrator.getPendingMigrations();
    await orm.em.transactional(async (em) => {
      const transaction = em.getTransactionContext();
      const up = (options: { to?: string } = {}) => migrator.up({ ...options, transaction });
      if (pending.some(({ name }) => name === LAST_WITH_VIEWS)) await up({ to: LAST_WITH_VIEWS });
      const ask = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
        em.getConnection().execute<Row[]>(sql, values, 'all', transaction);
      await renewViews(ask, () => up());
    });
  } finally {
    await orm.close(true);
  }
  await counted(url);
}

async function counted(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await recountChecks(client);
  } finally {
    await client.end();
  }
}
