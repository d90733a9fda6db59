import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { TooManyRequests } from '../../http/refusals/errors';

export const WRONG_LINKS = Symbol('wrong unsubscription links per address');

/** Wrong links alone are counted: a mail service presses right ones for thousands of people from one address. */
@Injectable()
export class LinkGuesses {
  constructor(@Inject(WRONG_LINKS) private readonly wrong: RateLimit) {}

  async attempt(address: string, read: () => string | null): Promise<string | null> {
    const wait = await this.wrong.wouldWait(address);
    if (wait !== null) throw new TooManyRequests(wait);
    const found = read();
    const longer = found === null ? await this.wrong.take(address) : null;
    if (longer !== null) throw new TooManyRequests(longer);
    return found;
  }
}
