import { Migration } from '@mikro-orm/migrations';

/** Why an access was refused: for the agency alone. */
export class Migration20261130000021 extends Migration {
  override up(): void {
    this.addSql('alter table access_request add column refusal_reason text');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
