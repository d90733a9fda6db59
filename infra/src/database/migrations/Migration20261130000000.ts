import { Migration } from '@mikro-orm/migrations';

/** What customers say of the agency, as it was last read. */
export class Migration20261130000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create table customer_reviews (
    single boolean primary key default true check (single),
    -- null: never read
    value jsonb,
    asked_at timestamptz
  )`,
  `insert into customer_reviews default values`,
  `create trigger customer_reviews_public after update of value on customer_reviews
   for each statement execute function public_changed()`,
];
