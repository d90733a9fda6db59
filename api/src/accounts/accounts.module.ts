import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { FailedLogins } from '@pignon/infra/accounts/failed-logins';
import { ColleagueChanges } from '@pignon/infra/accounts/desk/colleague-changes';
import { StaffColleagues } from '@pignon/infra/accounts/desk/staff-colleagues';
import { AccountLinks } from '@pignon/infra/accounts/links/account-links';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import type { Pool } from 'pg';
import { COUNTING_POOL } from '../tools/counting-pool';
import { limit } from '../tools/limit';
import { AccountsController } from './accounts.controller';
import { ColleaguesController } from './desk/colleagues.controller';
import { DeviceCookie } from './device-cookie';
import { AccountLinksController } from './links/account-links.controller';
import { FORGOTTEN_BY_ADDRESS, FORGOTTEN_BY_MAILBOX, ForgottenLimits } from './links/forgotten-limits';
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS, LOGIN_BY_DEVICE, LoginLimits } from './login-limits';

const QUARTER_HOUR = 900;
const HOUR = 3600;

@Module({
  controllers: [AccountsController, ColleaguesController, AccountLinksController],
  providers: [
    LoginLimits,
    DeviceCookie,
    provide(Settings, createSettings),
    ForgottenLimits,
    provide(StaffColleagues, ({ pool }) => new StaffColleagues(pool)),
    provide(ColleagueChanges, ({ pool, config }) => new ColleagueChanges(pool, config.secretKey)),
    provide(AccountLinks, ({ pool, config }) => new AccountLinks(pool, config.secretKey)),
    { provide: Argon2Passwords, useClass: Argon2Passwords },
    limit(LOGIN_BY_ADDRESS, () => ({ name: 'login-address', points: 20, seconds: QUARTER_HOUR })),
    limit(LOGIN_BY_ACCOUNT, () => ({ name: 'login-account', points: 5, seconds: QUARTER_HOUR })),
    limit(LOGIN_BY_DEVICE, () => ({ name: 'login-device', points: 5, seconds: QUARTER_HOUR })),
    limit(FORGOTTEN_BY_MAILBOX, () => ({ name: 'forgotten-mailbox', points: 3, seconds: HOUR })),
    limit(FORGOTTEN_BY_ADDRESS, () => ({ name: 'forgotten-address', points: 10, seconds: HOUR })),
    { provide: FailedLogins, useFactory: (pool: Pool) => new FailedLogins(pool), inject: [COUNTING_POOL] },
  ],
})
export class AccountsModule {}
