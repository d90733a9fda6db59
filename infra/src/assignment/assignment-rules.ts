import type { RuleFields } from '@pignon/domain/assignment/assignment-rule';
import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeLine, writeWithLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { inTransaction } from '../database/transaction';
import { insertRow, type RowChanges, updateRow, type VersionedTable } from '../database/versioned-row';

const RULES: VersionedTable<RuleFields> = {
  name: 'assignment_rule',
  columns: {
    name: 'name',
    active: 'active',
    conditions: 'conditions',
    target: 'target',
    limits: 'limits',
    fallback: 'fallback',
    stops: 'stops',
  },
  nullable: [],
};
const READ = `select id, ${Object.values(RULES.columns).join(', ')}, version, coalesce(theirs.n, 0) as fired
  from assignment_rule left join (select (assigned ->> 'ruleId')::int as rule_id, count(*)::int as n from thread
      where assigned ->> 'by' = 'rule' and created_at > now() - interval '30 days' group by 1) theirs on theirs.rule_id = id
  order by position, id`;

/** Rules of assignment as staff read and write them (E06). */
export class AssignmentRules {
  constructor(private readonly pool: Pool) {}

  /** In their order. */
  async all(): Promise<readonly StaffRule[]> {
    return (await this.pool.query<StaffRule>(READ)).rows;
  }

  /** Comes last. */
  create(fields: RuleFields, line: AuditEntry): Promise<number> {
    return insertRow(this.pool, RULES, fields, line);
  }

  update(
    id: number,
    fields: RowChanges<RuleFields>,
    version: number | null,
    line: AuditEntry,
  ): Promise<'updated' | 'unknown' | 'changed'> {
    return updateRow(this.pool, RULES, id, fields, version, line);
  }

  async remove(id: number, version: number | null, line: AuditEntry): Promise<'removed' | 'unknown' | 'changed'> {
    const text = 'delete from assignment_rule where id = $1 and version = coalesce($2::int, version) returning id';
    if ((await writeWithLine(this.pool, { text, values: [id, version] }, line)) !== null) return 'removed';
    const { rowCount } = await this.pool.query('select 1 from assignment_rule where id = $1', [id]);
    return rowCount === 1 ? 'changed' : 'unknown';
  }

  lastChange(id: number) {
    return lastChange(this.pool, 'assignment', String(id));
  }

  /** False where these are not all that there are: a colleague has added or removed one. */
  async order(ids: readonly number[], line: AuditEntry): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      await client.query('lock table assignment_rule in share row exclusive mode');
      const { rows } = await client.query<{ id: number }>('select id from assignment_rule');
      if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) return false;
      await client.query(
        `update assignment_rule set position = place from unnest($1::int[]) with ordinality as wanted (id, place)
         where assignment_rule.id = wanted.id`,
        [ids],
      );
      await writeLine(client, line);
      return true;
    });
  }

  /** Of each rule, the place that had the last turn. */
  async places(): Promise<Readonly<Record<number, number>>> {
    const { rows } = await this.pool.query<{ id: number; place: number }>(
      'select rule_id as id, place from assignment_cursor',
    );
    return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
  }
}
