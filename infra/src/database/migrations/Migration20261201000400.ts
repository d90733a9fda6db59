import { Migration } from '@mikro-orm/migrations';

/** A photo is shown to everybody only while something public shows it: nobody asks any more what was let go. */
export class Migration20261201000400 extends Migration {
  override up(): void {
    this.addSql('drop trigger property_withdraws_photos on property');
    this.addSql('drop function withdraw_photos()');
    this.addSql('drop table withdrawn_photo');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
