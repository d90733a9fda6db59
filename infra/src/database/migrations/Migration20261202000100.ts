import { Migration } from '@mikro-orm/migrations';

/**
 * With what words our CRM person was made, so that the request which made it can put them right there. Null: the person
 * was in the CRM before us, and its words are the agency's.
 */
export class Migration20261202000100 extends Migration {
  override up(): void {
    this.addSql('alter table prospect add column crm_name text, add column crm_phone text');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
