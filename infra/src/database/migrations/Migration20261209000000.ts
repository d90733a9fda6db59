import { Migration } from '@mikro-orm/migrations';

/** Which rules of retention failed when they were last asked; one that succeeds is taken off. */
export class Migration20261209000000 extends Migration {
  override up(): void {
    this.addSql('create table retention_failure (rule text primary key, failed_at timestamptz not null default now())');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
