import { AGENCY_ID, AgencyMoved } from '@pignon/domain/settings/agency-moved';
import { Client } from 'pg';
import { insertEvent } from './insert-event';

/** The seeded agency came past the api: workers hear of it here, once, and find out where it lies. */
export async function announceAgency(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ address: string }>(
      `select value->'agency'->>'address' as address from app_setting
       where not exists (select 1 from event where name = $1)`,
      [AgencyMoved.name],
    );
    for (const { address } of rows) await insertEvent(client, AgencyMoved(AGENCY_ID, new Date(), { address }));
  } finally {
    await client.end();
  }
}
