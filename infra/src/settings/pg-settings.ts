import type { AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import type { Pool } from 'pg';

export class PgSettings implements Settings {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<AppSettings> {
    const { rows } = await this.pool.query<{ value: AppSettings }>('select value from app_setting');
    if (!rows[0])
      throw new Error("Les paramètres de l'agence manquent : lancez la migration et les données de départ.");
    return rows[0].value;
  }

  async write(settings: AppSettings): Promise<void> {
    await this.pool.query(
      'insert into app_setting (value) values ($1) on conflict (single) do update set value = excluded.value',
      [JSON.stringify(settings)],
    );
  }
}
