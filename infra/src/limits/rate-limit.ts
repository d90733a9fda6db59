import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts in PostgreSQL: shared by every api instance, and a wiped Redis forgets nothing. */
export class RateLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(pool: Pool, { name, points, seconds }: RateLimitOptions) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }

  /** Null when it may pass, else the seconds to wait. */
  async take(key: string, points = 1): Promise<number | null> {
    try {
      await this.limiter.consume(counted(key), points);
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  async giveBack(key: string, points = 1): Promise<void> {
    await this.limiter.reward(counted(key), points);
  }

  /** Seconds to wait if the key has used up its points, without taking one. */
  async wouldWait(key: string): Promise<number | null> {
    const state = await this.limiter.get(counted(key));
    return state && state.consumedPoints >= this.limiter.points
      ? Math.max(1, Math.ceil(state.msBeforeNext / 1000))
      : null;
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(counted(key));
  }
}

/** A column's width, with the name before it, whatever somebody typed. */
const LONGEST_KEY = 64;
const counted = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('hex');
