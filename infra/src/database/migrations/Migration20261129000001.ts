import { Migration } from '@mikro-orm/migrations';

/** Requests about a property, its sheet and its picture for social networks. */
export class Migration20261129000001 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // The chat answers it to whoever types an email: a uuid v7 would tell since when we know the person.
  `alter table prospect alter column id set default gen_random_uuid()`,
  `insert into breaker (kind) values ('pdf')`,
];
