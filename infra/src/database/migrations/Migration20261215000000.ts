import { Migration } from '@mikro-orm/migrations';

/** How the last reading of the reviews went: the page of Google tells it. The version before leaves all of it null. */
export class Migration20261215000000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table customer_reviews
         add column read_at timestamptz,
         -- Of the last time only: null where all was well.
         add column fault text,
         add column fault_at timestamptz,
         add constraint fault_has_its_moment check ((fault is null) = (fault_at is null))`,
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
