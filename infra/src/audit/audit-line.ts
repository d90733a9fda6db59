import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool, PoolClient } from 'pg';

interface Line {
  /** One line for each of its rows: what is told of, so that there is no line without it. */
  readonly from?: string;
  /** SQL over `from`, where the entry itself names no target. */
  readonly target?: string;
  /** SQL over `from`, a jsonb that is known only once it is done. */
  readonly detail?: string;
}

/** The insert of a line, as part of the statement that does what it tells. Its parameters are appended to `values`. */
export function auditLine(
  entry: AuditEntry,
  values: unknown[],
  { from = '(select 1) as done', target, detail }: Line = {},
): string {
  const add = (value: unknown): string => `$${values.push(value)}`;
  const columns = [
    `${add(entry.accountId)}::uuid`,
    `${add(entry.action)}::text`,
    target ?? `${add(entry.target ?? null)}::text`,
    `${add(entry.detail ? JSON.stringify(entry.detail) : null)}::jsonb${detail ? ` || ${detail}` : ''}`,
    `${add(entry.requestId)}::text`,
  ];
  return `insert into audit_log (account_id, action, target, detail, request_id) select ${columns.join(', ')} from ${from}`;
}

/** A line by itself, where the statements around it share a transaction or there are none. */
export async function writeLine(database: Pick<Pool | PoolClient, 'query'>, entry: AuditEntry): Promise<void> {
  const values: unknown[] = [];
  await database.query(auditLine(entry, values), values);
}

interface Write {
  /** Ends in `returning id`. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** What else the statement does. */
  readonly also?: string;
}

/** Writes one row and its line of the audit in one statement: the number of the row, or null where nothing was written. */
export async function writeWithLine(
  database: Pick<Pool | PoolClient, 'query'>,
  { text, values, also }: Write,
  entry: AuditEntry,
): Promise<number | null> {
  const all = [...values];
  const line = auditLine(entry, all, { from: 'written', target: 'written.id::text' });
  const ctes = [...(also ? [also] : []), `written as (${text})`, `line as (${line})`];
  const { rows } = await database.query<{ id: number }>(`with ${ctes.join(', ')} select id from written`, all);
  return rows[0]?.id ?? null;
}
