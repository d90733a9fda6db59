import { Migration } from '@mikro-orm/migrations';

/** To whom a mail was written, and what goes along with it. The version before writes mails without: they go to the thread's address. */
export class Migration20261206003100 extends Migration {
  override up(): void {
    this.addSql('alter table thread_entry add column recipient text');
    // Before its mail is written it hangs on the conversation alone. A flush writes it before its entry.
    this.addSql(`create table thread_attachment (
      id uuid primary key default uuidv7(),
      thread_id uuid not null references thread (id) on delete cascade,
      entry_id uuid references thread_entry (id) on delete cascade deferrable initially deferred,
      name text not null,
      type text not null,
      bytes integer not null,
      file uuid not null,
      added_by uuid,
      added_at timestamptz not null default now()
    )`);
    this.addSql('create index thread_attachment_thread on thread_attachment (thread_id)');
    this.addSql('create index thread_attachment_entry on thread_attachment (entry_id) where entry_id is not null');
    this.addSql('create index thread_attachment_file on thread_attachment (file)');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
