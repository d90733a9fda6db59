import { Migration } from '@mikro-orm/migrations';

/** Of each run of retention: what it went by, and what the next one would remove (domain/decisions/0044). */
export class Migration20261208001000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // Null in the runs of before, and of rules that are swept by day too.
  `alter table retention_run add column kept_for text, add column cut_off timestamptz, add column next_removed integer`,

  // By the cut-off of the run, never less than its year. The one without it serves the version before.
  `create function forget_audit(cut_off timestamptz) returns integer language sql security definer
   set search_path = pg_catalog, pg_temp as $$
     with gone as (
       delete from public.audit_log where at < least(cut_off, now() - interval '12 months') returning 1
     ) select count(*)::int from gone
   $$`,
  `revoke all on function forget_audit(timestamptz) from public`,
];
