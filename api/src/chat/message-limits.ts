import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { TooManyRequests } from '../http/refusals/errors';

export const PER_MINUTE = Symbol('chat messages per address and minute');
export const PER_DAY = Symbol('chat messages per address and day');

/** How much one visitor may write to the assistant (security row 65). */
@Injectable()
export class MessageLimits {
  constructor(
    @Inject(PER_MINUTE) private readonly perMinute: RateLimit,
    @Inject(PER_DAY) private readonly perDay: RateLimit,
  ) {}

  /** The minute first: a hundred messages at once must not use up the day. */
  async take(address: string): Promise<void> {
    const wait = (await this.perMinute.take(address)) ?? (await this.perDay.take(address));
    if (wait !== null) throw new TooManyRequests(wait);
  }
}
