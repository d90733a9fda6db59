import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@pignon/domain/shared/email-address';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { TooManyRequests } from '../http/errors';

export const LOGIN_BY_ADDRESS = Symbol('failed logins per address');
export const LOGIN_BY_ACCOUNT = Symbol('failed logins per account');

/** Slows guessing from both ends: many accounts from one address, one account from many. It ends by itself (F18). */
@Injectable()
export class LoginLimits {
  constructor(
    @Inject(LOGIN_BY_ADDRESS) private readonly byAddress: RateLimit,
    @Inject(LOGIN_BY_ACCOUNT) private readonly byAccount: RateLimit,
  ) {}

  async check(address: string, email: string): Promise<void> {
    const waits = await Promise.all([
      this.byAddress.wouldWait(address),
      this.byAccount.wouldWait(normaliseEmail(email)),
    ]);
    const longest = Math.max(...waits.map((wait) => wait ?? 0));
    if (longest > 0) throw new TooManyRequests(longest);
  }

  async failed(address: string, email: string): Promise<void> {
    await Promise.all([this.byAddress.take(address), this.byAccount.take(normaliseEmail(email))]);
  }

  async succeeded(email: string): Promise<void> {
    await this.byAccount.forget(normaliseEmail(email));
  }
}
