import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { allMigrations } from './migrations/all-migrations';
import { ormConnection } from './orm-connection';
import { requirePostgres } from './required-postgres';

/** Tables are made by SQL alone: no class has to be known here. */
export const createMigrating = (url: string): Promise<MikroORM> =>
  MikroORM.init({
    ...ormConnection(url, 1),
    entities: [],
    discovery: { disableDynamicFileAccess: true, warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: allMigrations, snapshot: false, disableForeignKeys: false },
  });

export async function migrate(url: string): Promise<void> {
  await requirePostgres(url);
  const orm = await createMigrating(url);
  try {
    await orm.getMigrator().up();
  } finally {
    await orm.close(true);
  }
}
