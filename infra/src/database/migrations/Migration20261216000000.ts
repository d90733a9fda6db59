import { Migration } from '@mikro-orm/migrations';

/** What each setting was before, and who changed it. An older process writes none: its change is told by the next one. */
export class Migration20261216000000 extends Migration {
  override up(): void {
    this.addSql(`create table setting_change (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      account_id uuid,
      setting text not null,
      was jsonb,
      became jsonb
    )`);
    this.addSql('create index setting_change_of on setting_change (setting, id desc)');
    // What the journal of the audit is read by.
    this.addSql('create index audit_log_by on audit_log (account_id, id)');
    this.addSql(`create index audit_log_feature on audit_log (split_part(action, '.', 1), id)`);
    this.addSql('create index audit_log_at on audit_log (at, id)');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
