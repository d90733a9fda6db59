import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { RateLimit } from '@pignon/infra/limits/rate-limit';

export const FORGOTTEN_BY_MAILBOX = Symbol('asked links per mailbox');
export const FORGOTTEN_BY_ADDRESS = Symbol('asked links per address');

/** Counted by what was typed, whether it has an account or not: being slowed down tells nothing of it. */
@Injectable()
export class ForgottenLimits {
  constructor(
    @Inject(FORGOTTEN_BY_MAILBOX) private readonly byMailbox: RateLimit,
    @Inject(FORGOTTEN_BY_ADDRESS) private readonly byAddress: RateLimit,
  ) {}

  /** Null where it may be asked, else the seconds to wait. */
  async take(email: string, address: string): Promise<number | null> {
    return (await this.byAddress.take(address)) ?? (await this.byMailbox.take(normaliseEmail(email)));
  }
}
