import type { AppSettings, Settings } from '@pignon/domain/settings/app-settings';
import { AGENCY_ID, AgencyMoved } from '@pignon/domain/settings/agency-moved';
import type { Pool } from 'pg';
import { EventRow } from '../outbox/event.schema';

export class PgSettings implements Settings {
  constructor(private readonly pool: Pool) {}

  async read(): Promise<AppSettings> {
    const { rows } = await this.pool.query<{ value: AppSettings }>('select value from app_setting');
    if (!rows[0])
      throw new Error("Les paramètres de l'agence manquent : lancez la migration et les données de départ.");
    return rows[0].value;
  }

  async write(settings: AppSettings): Promise<void> {
    const { address } = settings.agency;
    const { id, name, version, aggregate, aggregateId, payload, occurredAt } = new EventRow(
      AgencyMoved(AGENCY_ID, new Date(), { address }),
    );
    // One statement: the fact stands with the change, or neither does.
    await this.pool.query(
      `with before as (select value->'agency'->>'address' as address from app_setting),
         written as (
           insert into app_setting (value) values ($1) on conflict (single) do update set value = excluded.value
         )
       insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at)
       select $2, $3, $4, $5, $6, $7, $8 where not exists (select 1 from before where address = $9)`,
      [JSON.stringify(settings), id, name, version, aggregate, aggregateId, payload, occurredAt, address],
    );
  }
}
