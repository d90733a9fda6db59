import type { AuditFeature, AuditLine, AuditPage } from '@pignon/domain/audit/audit-view';
import type { Pool } from 'pg';

export interface AuditAsked {
  readonly feature?: AuditFeature | undefined;
  /** An account. */
  readonly by?: string | undefined;
  /** A row that was changed, by its number. */
  readonly target?: string | undefined;
  /** 'YYYY-MM-DD', in Paris: that day and what is older. */
  readonly until?: string | undefined;
  /** The line that was read last. */
  readonly before?: number | null | undefined;
}

const PAGE = 50;

/** E13, 'Journal d'audit': from the newest on, by whatever of it is asked for. */
export class AuditReading {
  constructor(private readonly pool: Pool) {}

  async page({ feature, by, target, until, before }: AuditAsked): Promise<AuditPage> {
    const values: unknown[] = [];
    const is = (sql: string, value: unknown): string[] =>
      value === undefined || value === null || value === '' ? [] : [sql.replace('?', `$${values.push(value)}`)];
    const conditions = [
      ...is(`split_part(action, '.', 1) = ?`, feature),
      ...is('account_id = ?', by),
      ...is('target = ?', target),
      ...is('log.id < ?', before),
      ...is(UNTIL, until),
    ];
    const [{ rows }, people] = await Promise.all([
      this.pool.query<Row>(linesWhere(conditions), values),
      this.pool.query<{ id: string; name: string }>('select id, name from staff_account order by name, id'),
    ]);
    const lines = rows.slice(0, PAGE).map(told);
    return { lines, next: rows.length > PAGE ? (lines.at(-1)?.id ?? null) : null, people: people.rows };
  }
}

interface Row extends Omit<AuditLine, 'id' | 'at' | 'fields'> {
  readonly id: string;
  readonly at: Date;
  readonly fields: readonly string[] | null;
}

const told = ({ id, at, fields, ...line }: Row): AuditLine => ({
  ...line,
  id: Number(id),
  at: at.toISOString(),
  fields: fields ?? [],
});

/** Lines are numbered as they come: the first one of the next day is found in the index of times. */
const UNTIL = `log.id < coalesce(
  (select id from audit_log where at >= ((?::date + 1)::timestamp at time zone 'Europe/Paris') order by at, id limit 1), 9223372036854775807)`;

const linesWhere = (conditions: readonly string[]): string => `
  select log.id, log.at, account.name as by, log.action, log.target, log.detail -> 'fields' as fields,
    log.request_id as "requestId"
  from (select * from audit_log log ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
    order by log.id desc limit ${PAGE + 1}) log
  left join staff_account account on account.id = log.account_id
  order by log.id desc`;
