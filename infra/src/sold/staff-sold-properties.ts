import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { SoldPropertyFields, StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import type { Pool } from 'pg';
import { auditLine, writeWithLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { columnOf } from '../database/property-columns';
import { insertRow, type RowChanges, updateRow } from '../database/versioned-row';
import { SHOWN_CITY } from '../database/views/shown-city';
import { ORDER, READ_AS_STAFF, SOLD } from './sold-columns';

/**
 * A card as the property's page tells of it. What nobody may see yet, a draft or one that is confidential, is not shown
 * before somebody says so. One property has one card: a second press finds the first.
 */
const FROM_PROPERTY = `insert into sold_property
    (title, city, type, surface, image_url, sold_at, price, transaction_type, yield_percent, agent_id, property_id, shown)
  select ${columnOf('title')}, ${SHOWN_CITY}, ${columnOf('type')}, ${columnOf('surface')},
    '/media/' || (${columnOf('photos')}->0->>'key') || '.jpg', (now() at time zone 'Europe/Paris')::date,
    ${columnOf('price')}, ${columnOf('transactionType')}, ${columnOf('yieldPercent')}, ${columnOf('agentId')}, id,
    not ${columnOf('gated')} and not ${columnOf('internalOnly')} and ${columnOf('unpublishedAt')} is null
  from property where id = $1 and ${columnOf('deletedAt')} is null
    and not exists (select 1 from sold_property where property_id = $1 and deleted_at is null) returning id`;

/** What was sold, as staff read and write it (E07). */
export class StaffSoldProperties {
  constructor(private readonly pool: Pool) {}

  /** Those in the bin last. */
  async all(): Promise<readonly StaffSoldProperty[]> {
    const { rows } = await this.pool.query<StaffSoldProperty>(
      `${READ_AS_STAFF} ${ORDER.replace('order by', 'order by (deleted_at is not null),')}`,
    );
    return rows;
  }

  async byId(id: number): Promise<StaffSoldProperty | null> {
    const { rows } = await this.pool.query<StaffSoldProperty>(`${READ_AS_STAFF} where id = $1`, [id]);
    return rows[0] ?? null;
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'sold', String(id));
  }

  create(fields: RowChanges<SoldPropertyFields>, line: AuditEntry): Promise<number> {
    return insertRow(this.pool, SOLD, fields, line);
  }

  /** The card of a property that was sold or let, the one that it has already or a new one; null: no such property. */
  async createFrom(propertyId: number, line: AuditEntry): Promise<number | null> {
    const made = await writeWithLine(this.pool, { text: FROM_PROPERTY, values: [propertyId] }, line);
    if (made !== null) return made;
    const { rows } = await this.pool.query<{ id: number }>(
      'select id from sold_property where property_id = $1 and deleted_at is null order by id limit 1',
      [propertyId],
    );
    return rows[0]?.id ?? null;
  }

  update(
    id: number,
    fields: RowChanges<SoldPropertyFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed'> {
    return updateRow(this.pool, SOLD, id, fields, version, line);
  }

  /** Into the bin, or out of it again. False where there is nothing to do. */
  async bin(id: number, away: boolean, line: AuditEntry): Promise<boolean> {
    const text = `update sold_property set deleted_at = ${away ? 'now()' : 'null'}, version = version + 1
      where id = $1 and (deleted_at is null) = $2 returning id`;
    return (await writeWithLine(this.pool, { text, values: [id, away] }, line)) !== null;
  }

  /** Of several at once; how many were changed. Those that are as wanted, or in the bin, are left alone. */
  async show(ids: readonly number[], shown: boolean, entry: AuditEntry): Promise<number> {
    const values: unknown[] = [ids, shown];
    const line = auditLine(entry, values, { from: 'written', target: 'written.id::text' });
    const { rows } = await this.pool.query<{ n: number }>(
      `with written as (update sold_property set shown = $2, version = version + 1
         where id = any($1::int[]) and shown <> $2 and deleted_at is null returning id),
       line as (${line}) select count(*)::int as n from written`,
      values,
    );
    return rows[0]?.n ?? 0;
  }

  /** Who is not named comes after, by its day. */
  async order(ids: readonly number[], entry: AuditEntry): Promise<void> {
    const values: unknown[] = [ids];
    const line = auditLine(entry, values);
    await this.pool.query(
      `with line as (${line})
       update sold_property set position = coalesce(array_position($1::int[], id), 0)
       where position <> coalesce(array_position($1::int[], id), 0)`,
      values,
    );
  }
}
