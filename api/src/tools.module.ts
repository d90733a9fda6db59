import { Global, Module } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { Accounts } from '@pignon/domain/accounts/accounts';
import { Clock, systemClock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import type { Config } from '@pignon/infra/config/config';
import { createOrm } from '@pignon/infra/database/orm';
import { createPool } from '@pignon/infra/database/pool';
import { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { relayBell } from '@pignon/infra/outbox/relay-bell';
import { Pool } from 'pg';
import { FORM_LIMITS, type FormLimits } from './http/intake';
import { CONFIG } from './config.token';

/** Counts of rate limits: worth no wait for the disk. */
export const COUNTING_POOL = Symbol('pool that commits without waiting for the disk');

export abstract class RelayBell {
  abstract ring(): void;
}

/** The tools that several features share; what one feature alone uses is wired in its own module. */
/** How many times the posts of one mailbox an office, or a whole mobile network, may send from its one address. */
const MAILBOXES_BEHIND_ONE = 6;

@Global()
@Module({
  providers: [
    { provide: Clock, useValue: systemClock },
    {
      provide: Pool,
      useFactory: ({ database }: Config) => createPool(database.url, database.pool),
      inject: [CONFIG],
    },
    {
      provide: COUNTING_POOL,
      useFactory: ({ database }: Config) => createPool(database.url, 4, '-c synchronous_commit=off'),
      inject: [CONFIG],
    },
    {
      provide: MikroORM,
      useFactory: ({ database }: Config) => createOrm(database.url, Math.max(4, Math.floor(database.pool / 2))),
      inject: [CONFIG],
    },
    { provide: RelayBell, useFactory: (pool: Pool): RelayBell => ({ ring: relayBell(pool) }), inject: [Pool] },
    {
      provide: UnitOfWork,
      useFactory: (pool: Pool, orm: MikroORM, bell: RelayBell) => new PostgresUnitOfWork(pool, orm, () => bell.ring()),
      inject: [Pool, MikroORM, RelayBell],
    },
    {
      provide: FORM_LIMITS,
      useFactory: (pool: Pool, { limits: { formsPerMinute } }: Config): FormLimits => ({
        ofMailbox: new RateLimit(pool, { name: 'forms', points: formsPerMinute, seconds: 60 }),
        ofAddress: new RateLimit(pool, {
          name: 'forms-all',
          points: formsPerMinute * MAILBOXES_BEHIND_ONE,
          seconds: 60,
        }),
      }),
      inject: [COUNTING_POOL, CONFIG],
    },
    { provide: Accounts, useFactory: (pool: Pool) => new PgAccounts(pool), inject: [Pool] },
    { provide: AuditLog, useFactory: (pool: Pool) => new AuditLog(pool), inject: [Pool] },
  ],
  exports: [Clock, Pool, COUNTING_POOL, MikroORM, RelayBell, UnitOfWork, FORM_LIMITS, Accounts, AuditLog],
})
export class ToolsModule {}
