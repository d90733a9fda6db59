import { Migration } from '@mikro-orm/migrations';

/** The roles of the house (domain: rights.ts); only the administrator's is handed out so far. */
export class Migration20261204000200 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  'alter table staff_account drop constraint staff_account_role_check',
  `alter table staff_account add constraint staff_account_role_check
     check (role in ('admin', 'manager', 'adviser', 'editor', 'operator'))`,
];
