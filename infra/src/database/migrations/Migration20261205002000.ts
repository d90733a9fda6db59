import { Migration } from '@mikro-orm/migrations';

/** An appointment that is forgotten takes its conversation along, as every request does. */
export class Migration20261205002000 extends Migration {
  override up(): void {
    this.addSql(
      'create trigger forget_thread after delete on appointment for each row execute function forget_thread()',
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
