import { Migration } from '@mikro-orm/migrations';

/** What of an adviser's photo stays in sight (E05). */
export class Migration20261204000700 extends Migration {
  override up(): void {
    this.addSql('alter table agent add column photo_focus jsonb');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
