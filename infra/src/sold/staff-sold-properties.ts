import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { SoldPropertyFields, StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import type { Pool } from 'pg';
import { auditLine, writeWithLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { FIELDS, NAMES, ORDER, READ_AS_STAFF } from './sold-columns';

/** A card as the property tells of itself; one that is confidential is not shown before somebody says so. */
const FROM_PROPERTY = `insert into sold_property
    (title, city, type, surface, image_url, sold_at, price, transaction_type, yield_percent, agent_id, property_id, shown)
  select title, city, type, surface, '/media/' || (photos->0->>'key') || '.jpg', (now() at time zone 'Europe/Paris')::date,
    price, transaction_type, yield_percent, agent_id, id, not gated
  from property where id = $1 and deleted_at is null returning id`;

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

  async create(fields: Partial<SoldPropertyFields>, line: AuditEntry): Promise<number> {
    const { columns, values } = said(fields);
    const places = values.map((_, index) => `$${index + 1}`);
    const text = `insert into sold_property (${columns.join(', ')}) values (${places.join(', ')}) returning id`;
    return (await writeWithLine(this.pool, { text, values }, line)) ?? 0;
  }

  /** The card of a property that was sold or let; null where there is no such property. */
  createFrom(propertyId: number, line: AuditEntry): Promise<number | null> {
    return writeWithLine(this.pool, { text: FROM_PROPERTY, values: [propertyId] }, line);
  }

  /** What is absent stays as it is. `version`: the one that was read; 'changed' where another one stands now. */
  async update(
    id: number,
    fields: Partial<SoldPropertyFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed'> {
    const { columns, values } = said(fields);
    const changes = [...columns.map((column, index) => `${column} = $${index + 3}`), 'version = version + 1'];
    const text = `update sold_property set ${changes.join(', ')}
      where id = $1 and deleted_at is null and version = coalesce($2::int, version) returning id`;
    if ((await writeWithLine(this.pool, { text, values: [id, version, ...values] }, line)) !== null) return 'updated';
    const { rowCount } = await this.pool.query('select 1 from sold_property where id = $1 and deleted_at is null', [
      id,
    ]);
    return rowCount === 1 ? 'changed' : 'unknown';
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
    const line = auditLine(entry, values);
    const { rows } = await this.pool.query<{ n: number }>(
      `with written as (update sold_property set shown = $2, version = version + 1
         where id = any($1::int[]) and shown <> $2 and deleted_at is null returning 1),
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

/** What was said, by the names of its columns. */
function said(fields: Partial<SoldPropertyFields>) {
  const names = FIELDS.filter((name) => fields[name] !== undefined);
  return { columns: names.map((name) => NAMES[name]), values: names.map((name) => fields[name]) };
}
