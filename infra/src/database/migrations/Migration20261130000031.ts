import { Migration } from '@mikro-orm/migrations';

/** M34: an agency that was there before its office had a map has it looked for, as one that moves. */
export class Migration20261130000031 extends Migration {
  override up(): void {
    this.addSql(
      `insert into event (id, name, version, aggregate, aggregate_id, payload, occurred_at)
       select gen_random_uuid(), 'settings.agency-moved.v1', 1, 'settings', 'agency',
         jsonb_build_object('address', value->'agency'->>'address'), now()
       from app_setting where value->'agency'->>'address' is not null`,
    );
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
