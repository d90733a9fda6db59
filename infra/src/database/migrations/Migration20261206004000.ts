import { Migration } from '@mikro-orm/migrations';

/** D07: for which due time the adviser was warned, and the managers told. What is over before anybody watched is not told of. */
export class Migration20261206004000 extends Migration {
  override up(): void {
    this.addSql('alter table thread add column warned_due timestamptz, add column late_due timestamptz');
    this.addSql(`update thread set warned_due = due_at, late_due = due_at where state = 'new' and due_at < now()`);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
