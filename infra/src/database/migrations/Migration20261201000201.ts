import { Migration } from '@mikro-orm/migrations';

/** What roles without all rights need (domain/decisions/0023), and the end of data that have had their time. */
export class Migration20261201000201 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // Of all kept answers of the geocoder, which say where hidden addresses lie, the one that every page shows.
  `create view agency_place as
   select query, longitude, latitude from geocoded
   where query = (select btrim(regexp_replace(value #>> '{agency,address}', '[[:space:]\u00a0\u202f]+', ' ', 'g')) || ', France'
     from app_setting)`,

  // One row per run of each rule: what was promised was done.
  `create table retention_run (
    id bigint generated always as identity primary key,
    rule text not null,
    ran_at timestamptz not null default now(),
    removed integer not null,
    oldest_kept timestamptz
  )`,
  `create index retention_run_newest on retention_run (rule, ran_at desc)`,

  // The audit is append-only for its owner too. What has had its year goes by the one function, which workers may call.
  `drop trigger audit_log_append_only on audit_log`,
  `create trigger audit_log_append_only before update or truncate on audit_log for each statement execute function refuse_change()`,
  `create trigger audit_log_keeps_its_year before delete on audit_log for each row
   when (old.at > now() - interval '12 months') execute function refuse_change()`,
  `create function forget_audit() returns integer language sql security definer set search_path = public as $$
     with gone as (delete from audit_log where at < now() - interval '12 months' returning 1) select count(*)::int from gone
   $$`,
  `revoke all on function forget_audit() from public`,
];
