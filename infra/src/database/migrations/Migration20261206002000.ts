import { Migration } from '@mikro-orm/migrations';

/** What staff wrote down of what a person looks for (E12); what their own requests say is read from these (0040). */
export class Migration20261206002000 extends Migration {
  override up(): void {
    this.addSql(`create table prospect_criteria (
      prospect_id uuid primary key references prospect (id) on delete cascade,
      criteria jsonb not null,
      account_id uuid,
      written_at timestamptz not null default now(),
      version integer not null default 1
    )`);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
