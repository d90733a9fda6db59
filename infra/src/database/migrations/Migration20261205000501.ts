import { Migration } from '@mikro-orm/migrations';

/** What is for later: an effect that is not done before (a reminder). Null: as soon as it can be. */
export class Migration20261205000501 extends Migration {
  override up(): void {
    this.addSql('alter table effect add column not_before timestamptz');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
