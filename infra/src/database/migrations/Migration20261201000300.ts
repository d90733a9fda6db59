import { Migration } from '@mikro-orm/migrations';

/** Since when nothing shows a photo: what stays so for half a day is deleted. */
export class Migration20261201000300 extends Migration {
  override up(): void {
    this.addSql('alter table photo add column loose_since timestamptz');
  }
}
