import { Migration } from '@mikro-orm/migrations';

/** What somebody looked for in the chat is found by what a property is, as criteria that were noted are (D14). */
export class Migration20261208001100 extends Migration {
  override up(): void {
    this.addSql(`create index contact_message_sought on contact_message using gin (criteria_keys(details->'sought'))
      where details ? 'sought'`);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
