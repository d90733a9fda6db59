import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { AudienceGuard } from './audience.guard';
import { ErrorFilter } from './error.filter';
import type { Config } from '@pignon/infra/config/config';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { Intake } from './intake';
import { PublicCache } from './public-cache';
import { PublicEar } from './public-ear';
import { StaffSession } from './staff-session';
import { validation } from './validation';

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    Intake,
    StaffSession,
    {
      provide: PublicEar,
      useFactory: ({ database }: Config, pool: Pool) => new PublicEar(database.url, pool),
      inject: [CONFIG, Pool],
    },
    { provide: PublicCache, useFactory: ({ cache }: PublicEar) => cache, inject: [PublicEar] },
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
  exports: [Intake, StaffSession, CqrsModule, PublicCache],
})
export class HttpModule {}
