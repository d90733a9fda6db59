import { createOrm } from './orm';
import { relayBell } from '../outbox/relay-bell';
import type { Tools } from '../wiring/tools';
import { PostgresUnitOfWork } from '../database/postgres-unit-of-work';

/** With connections of its own, for a process that has no other use for MikroORM. */
export async function createUnitOfWork({ pool, config }: Tools, connections: number): Promise<PostgresUnitOfWork> {
  const orm = await createOrm(config.database.url, connections);
  return new PostgresUnitOfWork(pool, orm, relayBell(pool));
}
