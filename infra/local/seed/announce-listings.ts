import { ListingChanged } from '@pignon/domain/listings/listing-changed';
import { Client } from 'pg';
import { insertEvent } from './insert-event';

/** More than these are a load test's. */
const MOST = 100;

/** Seeded rows came past the api: workers hear of them here, and draw their sheets and pictures in the background. */
export async function announceListings(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select id from property where deleted_at is null
         and not exists (select 1 from event where name = $1 and aggregate_id = property.id::text)
       order by id limit $2`,
      [ListingChanged.name, MOST],
    );
    for (const { id: propertyId } of rows)
      await insertEvent(
        client,
        ListingChanged(String(propertyId), new Date(), { propertyId, change: 'created', changed: [] }),
      );
  } finally {
    await client.end();
  }
}
