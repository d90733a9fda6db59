import { DEVICES_PER_ACCESS } from '@pignon/domain/off-market/access-rules';
import type { AccessReader, OpenedProperty, Opening, OpenReading } from '@pignon/domain/off-market/visitor-access';
import type { Pool } from 'pg';
import { writeLine } from '../audit/audit-line';
import { inTransaction } from '../database/transaction';

/** The property is off-market at this moment, and the access is for it or for all. */
const OPENS = (property: string): string => `(access.property_id = ${property} or access.property_id is null)
  and exists (select 1 from opened_property where opened_property.id = ${property})`;
/** Without a property it is the access to all of them. */
const OPENS_ASKED = `case when $2::int is null then access.property_id is null else ${OPENS('$2::int')} end`;
const OF_VISITOR = `access_device device join open_access access on access.id = device.request_id and access.edition = device.edition`;

/** Shown at once to a client who may see all. */
const MOST_OPENED = 100;

/**
 * What the holder of a visitor's cookie may see. Asked anew at each reading, in the database: a revocation counts for
 * the very next one. `visitor` is the hash of what the cookie holds, never that itself.
 */
export class PgVisitorAccess {
  constructor(private readonly pool: Pool) {}

  /** Null unless the property is off-market now and an approved access of this visitor opens it. */
  async readerOf(visitor: string, propertyId: number): Promise<AccessReader | null> {
    const { rows } = await this.pool.query<AccessReader>(
      `select access.id as "requestId", access.client_id as "clientId", access.email, access.name, access.company
       from ${OF_VISITOR}
       where device.visitor = $1 and ${OPENS('$2::int')}
       order by access.property_id nulls last limit 1`,
      [visitor, propertyId],
    );
    return rows[0] ?? null;
  }

  /** Of many readings at once the places of those that `readerOf` would still answer. */
  async stillOpen(readings: readonly OpenReading[]): Promise<ReadonlySet<number>> {
    const { rows } = await this.pool.query<{ place: number }>(
      `select place::int - 1 as place from unnest($1::text[], $2::int[]) with ordinality reading (visitor, property_id, place)
       where exists (select 1 from ${OF_VISITOR}
         where device.visitor = reading.visitor and ${OPENS('reading.property_id')})`,
      [readings.map(({ visitor }) => visitor), readings.map(({ propertyId }) => propertyId)],
    );
    return new Set(rows.map(({ place }) => place));
  }

  /** The off-market properties that the visitor's approved accesses open now, newest first. */
  async openedTo(visitor: string): Promise<readonly OpenedProperty[]> {
    const { rows } = await this.pool.query<OpenedProperty>(
      `select opened.id as "propertyId", approved.id as "requestId" from opened_property opened
       cross join lateral (select access.id from ${OF_VISITOR}
         where device.visitor = $1 and (access.property_id = opened.id or access.property_id is null)
         order by access.property_id nulls last limit 1) approved
       order by opened.id desc limit ${MOST_OPENED}`,
      [visitor],
    );
    return rows;
  }

  /** The addresses whose access this visitor opened, approved or not any more. */
  async isClient(visitor: string, email: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from ${OF_VISITOR} where device.visitor = $1 and access.email = $2 limit 1`,
      [visitor, email],
    );
    return rowCount === 1;
  }

  /** Changes nothing: a mail scanner may ask it as often as it likes. Without a property: whether the code opens any. */
  async opens(codeHash: string, propertyId: number | null): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from open_access access where access.code_hash = $1 and ${OPENS_ASKED}`,
      [codeHash, propertyId],
    );
    return rowCount === 1;
  }

  /** Ties the access to the visitor's device, and says so in the audit: opened, or refused. */
  async open(codeHash: string, propertyId: number | null, visitor: string, httpRequest: string): Promise<Opening> {
    return await inTransaction(this.pool, async (client) => {
      // Two devices at once are counted one after the other.
      await client.query('select 1 from access_request where code_hash = $1 for update', [codeHash]);
      const { rows } = await client.query<{ id: string; edition: number; others: number }>(
        `select access.id, access.edition,
           (select count(*)::int from access_device device
             where device.request_id = access.id and device.edition = access.edition and device.visitor <> $3) as others
         from open_access access where access.code_hash = $1 and ${OPENS_ASKED}`,
        [codeHash, propertyId, visitor],
      );
      const [access] = rows;
      const opened = access !== undefined && access.others < DEVICES_PER_ACCESS;
      if (opened)
        await client.query(
          `insert into access_device (visitor, request_id, edition) values ($1, $2, $3)
           on conflict (visitor, request_id) do update set edition = excluded.edition, opened_at = now()`,
          [visitor, access.id, access.edition],
        );
      if (access)
        await writeLine(client, {
          accountId: null,
          action: opened ? 'off-market.opened' : 'off-market.refused-device',
          target: access.id,
          requestId: httpRequest,
        });
      return access ? { opened, requestId: access.id } : { opened: false, requestId: null };
    });
  }
}
