import type { Pool } from 'pg';
import type { Config } from '../config/config';

/** What every process has, and all of its adapters are made of. */
export interface Tools {
  readonly pool: Pool;
  readonly config: Config;
}
