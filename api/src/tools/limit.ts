import type { FactoryProvider } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { RateLimit, type RateLimitOptions } from '@pignon/infra/limits/rate-limit';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Pool } from 'pg';
import { COUNTING_POOL } from './counting-pool';

/** A rate limit as a provider, counted where a count is worth no wait. */
export const limit = (token: symbol, options: (config: Config) => RateLimitOptions): FactoryProvider<RateLimit> => ({
  provide: token,
  useFactory: (pool: Pool, config: Config) => new RateLimit(pool, options(config)),
  inject: [COUNTING_POOL, CONFIG],
});
