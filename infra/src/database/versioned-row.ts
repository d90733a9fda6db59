import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';

/** A table with `id` and `version`, as staff write it. */
export interface VersionedTable<Fields> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Fields & string, string>>;
  /** Of all others null takes a value back: what the table says of a new row stands there again. */
  readonly nullable: readonly (keyof Fields & string)[];
  /** SQL: a row that may be changed. */
  readonly writable?: string;
}

/** What is absent stays as it is. */
export type RowChanges<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined };

export async function insertRow<Fields>(
  pool: Pool,
  table: VersionedTable<Fields>,
  fields: RowChanges<Fields>,
  line: AuditEntry,
): Promise<number> {
  const values: unknown[] = [];
  const said = settings(table, fields, values);
  const text = `insert into ${table.name} (${said.map(([column]) => column).join(', ')})
    values (${said.map(([, value]) => value).join(', ')}) returning id`;
  return (await writeWithLine(pool, { text, values }, line)) ?? 0;
}

/** `version`: the one that was read, null where nobody says; 'changed' where another one stands now. */
export async function updateRow<Fields>(
  pool: Pool,
  table: VersionedTable<Fields>,
  id: number,
  fields: RowChanges<Fields>,
  version: number | null,
  line: AuditEntry,
): Promise<'updated' | 'unknown' | 'changed'> {
  const values: unknown[] = [id, version];
  const said = settings(table, fields, values).map(([column, value]) => `${column} = ${value}`);
  const there = `id = $1 and ${table.writable ?? 'true'}`;
  const text = `update ${table.name} set ${[...said, 'version = version + 1'].join(', ')}
    where ${there} and version = coalesce($2::int, version) returning id`;
  if ((await writeWithLine(pool, { text, values }, line)) !== null) return 'updated';
  const { rowCount } = await pool.query(`select 1 from ${table.name} where ${there}`, [id]);
  return rowCount === 1 ? 'changed' : 'unknown';
}

function settings<Fields>(
  { columns, nullable }: VersionedTable<Fields>,
  fields: RowChanges<Fields>,
  values: unknown[],
): readonly (readonly [column: string, value: string])[] {
  return (Object.keys(columns) as (keyof Fields & string)[]).flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const sql = value === null && !nullable.includes(name) ? 'default' : `$${values.push(value)}`;
    return [[columns[name], sql] as const];
  });
}
