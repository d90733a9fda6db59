import { Migration } from '@mikro-orm/migrations';

/**
 * What runs with the owner's rights finds no table but those that it names. Unless a search path says otherwise, whoever
 * calls has his temporary tables found first: one called audit_log, with a trigger, ran his code as the owner.
 */
export class Migration20261201000500 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create or replace function forget_audit() returns integer language sql security definer
   set search_path = pg_catalog, pg_temp as $$
     with gone as (delete from public.audit_log where at < now() - interval '12 months' returning 1)
     select count(*)::int from gone
   $$`,
  // Triggers run as whoever writes, at times the owner.
  `alter function refuse_change() set search_path = pg_catalog, pg_temp`,
  `alter function public_changed() set search_path = pg_catalog, pg_temp`,
];
