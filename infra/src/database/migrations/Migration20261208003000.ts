import { Migration } from '@mikro-orm/migrations';

/** The list ordered by views sums them up from an index that holds no more than them. */
export class Migration20261208003000 extends Migration {
  override up(): void {
    this.addSql(
      `create index visit_count_viewed on visit_count (subject, day) include (count) where kind = 'property'`,
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
