import { Module } from '@nestjs/common';
import { Passwords } from '@pignon/domain/accounts/accounts';
import { Argon2Passwords } from '@pignon/infra/accounts/argon2-passwords';
import { FailedLogins } from '@pignon/infra/accounts/failed-logins';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { COUNTING_POOL } from '../tools.module';
import { AccountsController } from './accounts.controller';
import { DeviceCookie } from './device-cookie';
import { LOGIN_BY_ACCOUNT, LOGIN_BY_ADDRESS, LOGIN_BY_DEVICE, LoginLimits } from './login-limits';

const QUARTER_HOUR = 900;

@Module({
  controllers: [AccountsController],
  providers: [
    LoginLimits,
    DeviceCookie,
    { provide: Passwords, useClass: Argon2Passwords },
    {
      provide: LOGIN_BY_ADDRESS,
      useFactory: (pool) => new RateLimit(pool, { name: 'login-address', points: 20, seconds: QUARTER_HOUR }),
      inject: [COUNTING_POOL],
    },
    {
      provide: LOGIN_BY_ACCOUNT,
      useFactory: (pool) => new RateLimit(pool, { name: 'login-account', points: 5, seconds: QUARTER_HOUR }),
      inject: [COUNTING_POOL],
    },
    {
      provide: LOGIN_BY_DEVICE,
      useFactory: (pool) => new RateLimit(pool, { name: 'login-device', points: 5, seconds: QUARTER_HOUR }),
      inject: [COUNTING_POOL],
    },
    { provide: FailedLogins, useFactory: (pool) => new FailedLogins(pool), inject: [COUNTING_POOL] },
  ],
})
export class AccountsModule {}
