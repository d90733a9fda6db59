import { createPool } from '../database/pool';
import type { Tools } from '../wiring/tools';
import { PgProspects } from './pg-prospects';

export const createProspects = ({ pool, config: { database, crm } }: Tools): PgProspects =>
  new PgProspects(pool, createPool(database.url, crm.concurrency));
