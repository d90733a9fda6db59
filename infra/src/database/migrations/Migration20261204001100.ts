import { Migration } from '@mikro-orm/migrations';

/** As which version a property was looked at: what changed since then is not written over. Null: looked at before this. */
export class Migration20261204001100 extends Migration {
  override up(): void {
    this.addSql('alter table property_import_row add column target_version integer');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
