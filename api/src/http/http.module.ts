import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { PgAccounts } from '@pignon/infra/accounts/pg-accounts';
import { provide } from '@pignon/infra/wiring/provide';
import { limit } from '../tools/limit';
import { AudienceGuard } from './access/audience.guard';
import { ErrorFilter } from './refusals/error.filter';
import { FORMS_OF_ADDRESS, FORMS_OF_MAILBOX, Intake } from './intake/intake';
import { PublicCache } from './cache/public-cache';
import { PublicEar } from './cache/public-ear';
import { StaffSession } from './access/staff-session';
import { validation } from './input/validation';

/** How many times the posts of one mailbox an office, or a whole mobile network, may send from its one address. */
const MAILBOXES_BEHIND_ONE = 6;

@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    Intake,
    StaffSession,
    provide(PgAccounts, ({ pool }) => new PgAccounts(pool)),
    provide(PublicEar, ({ pool, config }) => new PublicEar(config.database.url, pool)),
    { provide: PublicCache, useFactory: ({ cache }: PublicEar) => cache, inject: [PublicEar] },
    limit(FORMS_OF_MAILBOX, ({ limits }) => ({ name: 'forms', points: limits.formsPerMinute, seconds: 60 })),
    limit(FORMS_OF_ADDRESS, ({ limits }) => ({
      name: 'forms-all',
      points: limits.formsPerMinute * MAILBOXES_BEHIND_ONE,
      seconds: 60,
    })),
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useValue: validation },
  ],
  exports: [PgAccounts, Intake, StaffSession, CqrsModule, PublicCache, PublicEar],
})
export class HttpModule {}
