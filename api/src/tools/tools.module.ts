import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, systemClock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import type { Config } from '@pignon/infra/config/config';
import { createPool } from '@pignon/infra/database/pool';
import { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { createOrm } from '@pignon/infra/orm/orm';
import { relayBell } from '@pignon/infra/outbox/relay-bell';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { provide } from '@pignon/infra/wiring/provide';
import { Pool } from 'pg';
import { CloseConnections } from './close-connections';
import { COUNTING_POOL } from './counting-pool';
import { RelayBell } from './relay-bell';

/** What every feature needs; all else is wired by the feature that it belongs to. */
@Module({})
export class ToolsModule {
  static with(config: Config): DynamicModule {
    const { url, pool } = config.database;
    return {
      module: ToolsModule,
      global: true,
      providers: [
        CloseConnections,
        { provide: CONFIG, useValue: config },
        { provide: Clock, useValue: systemClock },
        { provide: Pool, useFactory: () => createPool(url, pool) },
        { provide: COUNTING_POOL, useFactory: () => createPool(url, 4, '-c synchronous_commit=off') },
        { provide: MikroORM, useFactory: () => createOrm(url, Math.max(4, Math.floor(pool / 2))) },
        provide(RelayBell, (tools): RelayBell => ({ ring: relayBell(tools.pool) })),
        provide(
          UnitOfWork,
          (tools, orm: MikroORM, bell: RelayBell) => new PostgresUnitOfWork(tools.pool, orm, () => bell.ring()),
          MikroORM,
          RelayBell,
        ),
        provide(AuditLog, (tools) => new AuditLog(tools.pool)),
      ],
      exports: [CONFIG, Clock, Pool, COUNTING_POOL, MikroORM, RelayBell, UnitOfWork, AuditLog],
    };
  }
}
