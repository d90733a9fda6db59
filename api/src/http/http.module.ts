import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { AudienceGuard } from './audience.guard';
import { ErrorFilter } from './error.filter';
import type { Settings } from '@pignon/infra/config/settings';
import { SETTINGS } from '../settings.token';
import { Intake } from './intake';
import { PublicCache } from './public-cache';
import { PublicChanges } from './public-changes';
import { validation } from './validation';

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    Intake,
    {
      provide: PublicChanges,
      useFactory: ({ database }: Settings) => new PublicChanges(database.url),
      inject: [SETTINGS],
    },
    { provide: PublicCache, useFactory: ({ cache }: PublicChanges) => cache, inject: [PublicChanges] },
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
  exports: [Intake, CqrsModule],
})
export class HttpModule {}
