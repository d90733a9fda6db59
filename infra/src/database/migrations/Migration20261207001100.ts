import { Migration } from '@mikro-orm/migrations';

/** When the adviser of a conversation was told of a mail in it that nobody has read since. */
export class Migration20261207001100 extends Migration {
  override up(): void {
    this.addSql('alter table thread add told_at timestamptz');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
