import { Migration } from '@mikro-orm/migrations';

/** What somebody of the house has still to do about a conversation, until when. */
export class Migration20261206003200 extends Migration {
  override up(): void {
    this.addSql(`create table thread_task (
      id uuid primary key default uuidv7(),
      thread_id uuid not null references thread (id) on delete cascade,
      title text not null,
      due_on date,
      account_id uuid not null,
      created_by uuid,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      done_by uuid
    )`);
    this.addSql('create index thread_task_thread on thread_task (thread_id)');
    this.addSql('create index thread_task_open on thread_task (account_id, thread_id) where done_at is null');
    // Whoever has the mailbox open sees it.
    this.addSql(`create function tell_of_task() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('mailbox', json_build_object('id', new.thread_id)::text);
        return null;
      end $$`);
    this.addSql(
      'create trigger tell_of_task after insert or update on thread_task for each row execute function tell_of_task()',
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
