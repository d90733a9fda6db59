import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { RateLimit } from '@pignon/infra/limits/rate-limit';

export const LOGIN_BY_ADDRESS = Symbol('failed logins per address');
export const LOGIN_BY_ACCOUNT = Symbol('failed logins per account');
export const LOGIN_BY_DEVICE = Symbol('failed logins per device that signed in before');

export interface LoginTry {
  readonly address: string;
  readonly email: string;
  /** That signed in to this account before; null for all others. */
  readonly device: string | null;
}

/**
 * Slows guessing from both ends: many accounts from one address, one account from many. It ends by itself (F18). A device
 * that signed in before is counted alone: whoever guesses from elsewhere keeps nobody out of an account, and a cookie
 * that was stolen is worth five guesses in a quarter of an hour, as everybody else's are together.
 */
@Injectable()
export class LoginLimits {
  constructor(
    @Inject(LOGIN_BY_ADDRESS) private readonly byAddress: RateLimit,
    @Inject(LOGIN_BY_ACCOUNT) private readonly byAccount: RateLimit,
    @Inject(LOGIN_BY_DEVICE) private readonly byDevice: RateLimit,
  ) {}

  /**
   * Counts a try before its password is looked at: a hundred at once are no more guesses than a hundred in a row. Who
   * waits at one end is not counted at the other: an address that is shut out shuts no account. Null when it may be
   * looked at, else the seconds to wait.
   */
  async take({ address, email, device }: LoginTry): Promise<number | null> {
    if (device !== null) return await this.byDevice.take(device);
    const account = normaliseEmail(email);
    const wait = (await this.byAddress.wouldWait(address)) ?? (await this.byAccount.take(account));
    if (wait !== null) return wait;
    const longer = await this.byAddress.take(address);
    if (longer !== null) await this.byAccount.giveBack(account);
    return longer;
  }

  /** The password was right: no guess. What others guessed meanwhile stays counted when a known device comes. */
  async succeeded({ address, email, device }: LoginTry): Promise<void> {
    if (device !== null) return await this.byDevice.forget(device);
    await Promise.all([this.byAddress.giveBack(address), this.byAccount.forget(normaliseEmail(email))]);
  }
}
