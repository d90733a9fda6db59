import { Inject, Injectable } from '@nestjs/common';
import { RateLimit } from '@pignon/infra/limits/rate-limit';

export const ANSWERS_PER_DAY = Symbol('answers of the model per address and day');
export const TOKENS_PER_DAY = Symbol('tokens of the model per day');

/** How much the language model may be asked: by one visitor, and what all of them together may cost in a day. */
@Injectable()
export class ModelLimits {
  constructor(
    @Inject(ANSWERS_PER_DAY) private readonly answers: RateLimit,
    @Inject(TOKENS_PER_DAY) private readonly tokens: RateLimit,
  ) {}

  async allow(address: string, tokens: number): Promise<boolean> {
    return (await this.answers.take(address)) === null && (await this.tokens.take('all', tokens)) === null;
  }
}
