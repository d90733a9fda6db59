import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { createPool } from '@pignon/infra/database/pool';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Pool } from 'pg';
import { scaledTimes, Times } from '../outbox/times';
import { CloseConnections } from './close-connections';

/** What every feature needs; all else is wired by the feature that it belongs to. */
@Module({})
export class ToolsModule {
  static with(config: Config): DynamicModule {
    return {
      module: ToolsModule,
      global: true,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Pool, useFactory: () => createPool(config.database.url, config.database.pool) },
        { provide: Times, useValue: scaledTimes(config.timeScale) },
        CloseConnections,
      ],
      exports: [CONFIG, Pool, Times],
    };
  }
}
