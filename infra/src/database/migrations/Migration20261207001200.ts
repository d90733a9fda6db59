import { Migration } from '@mikro-orm/migrations';

/** Colleagues whom a note names, until they have said that they have seen it. */
export class Migration20261207001200 extends Migration {
  override up(): void {
    // A flush writes it before its note.
    this.addSql(`create table thread_mention (
      entry_id uuid not null references thread_entry (id) on delete cascade deferrable initially deferred,
      account_id uuid not null,
      seen_at timestamptz,
      primary key (entry_id, account_id)
    )`);
    this.addSql('create index thread_mention_unseen on thread_mention (account_id) where seen_at is null');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
