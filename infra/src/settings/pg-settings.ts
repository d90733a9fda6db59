import type { AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import type { Pool } from 'pg';
import { MISSING_SETTINGS, withSafeLinks } from './stored-settings';

export class PgSettings implements Settings {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<AppSettings> {
    const { rows } = await this.pool.query<{ value: AppSettings }>('select value from app_setting');
    if (!rows[0]) throw new Error(MISSING_SETTINGS);
    return withSafeLinks(rows[0].value);
  }
}
