import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@pignon/infra/limits/rate-limit';
import { TooManyRequests } from '../http/refusals/errors';

export const GUESSES_BY_ADDRESS = Symbol('wrong access codes per address');
export const GUESSES_BY_PROPERTY = Symbol('wrong access codes per property');

/**
 * Ten wrong codes in ten minutes, from one address and for one property (security row 27). Only a wrong code is counted,
 * and a right one from another address passes: nobody shuts a client out by guessing at his property.
 */
@Injectable()
export class CodeGuesses {
  constructor(
    @Inject(GUESSES_BY_ADDRESS) private readonly byAddress: RateLimit,
    @Inject(GUESSES_BY_PROPERTY) private readonly byProperty: RateLimit,
  ) {}

  async attempt<Result>(
    address: string,
    propertyId: number | null,
    ask: () => Promise<Result>,
    isRight: (result: Result) => boolean,
  ): Promise<Result> {
    const wait = await this.byAddress.wouldWait(address);
    if (wait !== null) throw new TooManyRequests(wait);
    const result = await ask();
    if (isRight(result)) return result;
    // One after the other: guesses sent at once reach two counters in two orders, and one that either refuses is lost to
    // both, so that fewer than ten would be answered.
    const longer =
      (await this.byAddress.take(address)) ??
      (await this.byProperty.take(propertyId === null ? 'all' : String(propertyId)));
    if (longer !== null) throw new TooManyRequests(longer);
    return result;
  }
}
