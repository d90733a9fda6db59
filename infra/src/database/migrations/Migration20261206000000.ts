import { Migration } from '@mikro-orm/migrations';

/** What was promised first, and when that was kept: a conversation that goes on keeps it (domain/decisions/0038). */
export class Migration20261206000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // All migrations that a house has missed are one transaction: what an earlier one wrote is checked before its table changes.
  'set constraints all immediate',
  'set constraints all deferred',
  'alter table thread add first_due_at timestamptz, add first_answered_at timestamptz',
  // Nobody who has the mailbox open has anything new to see.
  'alter table thread disable trigger tell_of_thread',
  `update thread set first_due_at = due_at, first_answered_at = coalesce(
     (select min(at) from thread_entry where thread_id = thread.id and kind = 'sent'), answered_at)
   where due_at is not null or answered_at is not null`,
  'alter table thread enable trigger tell_of_thread',
  `create function keep_first_answer() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     new.first_due_at := coalesce(old.first_due_at, new.due_at);
     new.first_answered_at := coalesce(old.first_answered_at, new.answered_at,
       case when tg_op = 'UPDATE' and new.state in ('answered', 'waiting') and old.state = 'new' then now() end);
     return new;
   end $$`,
  `create trigger keep_first_answer before insert or update of due_at, answered_at, state on thread
     for each row execute function keep_first_answer()`,
  `create index thread_new on thread (source, due_at) where state = 'new'`,
  'create index thread_created on thread (created_at desc) include (source, state)',
  `create index thread_first_due on thread (first_due_at) include (first_answered_at, agent_id, source, state)
     where first_due_at is not null`,
  `create index thread_estimations on thread (created_at) include (first_answered_at, state) where source = 'estimation'`,
  'create index estimation_started on estimation (started_at) include (submitted_at) where not quarantined',
  'create index estimation_submitted on estimation (submitted_at) where not quarantined',
  "create index access_request_waiting on access_request (client_id) where state = 'requested' and not quarantined",
];
