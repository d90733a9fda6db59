import { Module } from '@nestjs/common';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { FailedLogins } from '@pignon/infra/accounts/failed-logins';
import type { Pool } from 'pg';
import { COUNTING_POOL } from '../tools/counting-pool';
import { limit } from '../tools/limit';
import { AccountsController } from './accounts.controller';
import { DeviceCookie } from './device-cookie';
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS, LOGIN_BY_DEVICE, LoginLimits } from './login-limits';

const QUARTER_HOUR = 900;

@Module({
  controllers: [AccountsController],
  providers: [
    LoginLimits,
    DeviceCookie,
    { provide: Argon2Passwords, useClass: Argon2Passwords },
    limit(LOGIN_BY_ADDRESS, () => ({ name: 'login-address', points: 20, seconds: QUARTER_HOUR })),
    limit(LOGIN_BY_ACCOUNT, () => ({ name: 'login-account', points: 5, seconds: QUARTER_HOUR })),
    limit(LOGIN_BY_DEVICE, () => ({ name: 'login-device', points: 5, seconds: QUARTER_HOUR })),
    { provide: FailedLogins, useFactory: (pool: Pool) => new FailedLogins(pool), inject: [COUNTING_POOL] },
  ],
})
export class AccountsModule {}
