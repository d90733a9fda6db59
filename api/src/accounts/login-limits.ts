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

  /**
   * Counts a try before its password is looked at: a hundred at once are no more guesses than a hundred in a row. Who
   * waits at one end is not counted at the other: an address that is shut out shuts no account.
   */
  async take(address: string, email: string): Promise<void> {
    const account = normaliseEmail(email);
    const wait = (await this.byAddress.wouldWait(address)) ?? (await this.byAccount.take(account));
    if (wait !== null) throw new TooManyRequests(wait);
    const longer = await this.byAddress.take(address);
    if (longer === null) return;
    await this.byAccount.giveBack(account);
    throw new TooManyRequests(longer);
  }

  /** The password was right: no guess. */
  async succeeded(address: string, email: string): Promise<void> {
    await Promise.all([this.byAddress.giveBack(address), this.byAccount.forget(normaliseEmail(email))]);
  }
}
