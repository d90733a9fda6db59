import type { RateLimit } from '@pignon/infra/limits/rate-limit';

/** How much the language model may be asked: by one visitor, and what all of them together may cost in a day. */
export class ModelLimits {
  constructor(
    private readonly answers: RateLimit,
    private readonly tokens: RateLimit,
  ) {}

  async allow(address: string, tokens: number): Promise<boolean> {
    return (await this.answers.take(address)) === null && (await this.tokens.take('all', tokens)) === null;
  }
}
