import { Migration } from '@mikro-orm/migrations';

/**
 * A photo that a gated property lets go stays closed: whoever once read the property knows its address, and nothing else
 * says any more whose it was. Shown by something public it opens again.
 */
export class Migration20261130000051 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create table withdrawn_photo (key text primary key)`,
  `create function withdraw_photos() returns trigger language plpgsql as $$
  begin
    insert into withdrawn_photo (key)
      select distinct photo ->> 'key' from jsonb_array_elements(old.photos) photo
      where photo ->> 'key' is not null
        and not new.photos @> jsonb_build_array(jsonb_build_object('key', photo -> 'key'))
      on conflict do nothing;
    return null;
  end $$`,
  `create trigger property_withdraws_photos after update of photos on property
   for each row when (old.gated and old.photos is distinct from new.photos) execute function withdraw_photos()`,
];
