import { Migration } from '@mikro-orm/migrations';

/**
 * What a property's own tabs tell (E04): how often its sheet was downloaded, which file for portals it left in last, and
 * whom the house told that it is sold.
 */
export class Migration20261207003000 extends Migration {
  override up(): void {
    this.addSql('alter table visit_count drop constraint visit_count_kind_check');
    this.addSql(
      `alter table visit_count add constraint visit_count_kind_check check (kind in ('page', 'property', 'step', 'sheet'))`,
    );
    // The last of each format alone. 'whole': its file was sent to its end.
    this.addSql(`create table property_export (
      property_id integer not null references property (id) on delete cascade,
      format text not null,
      at timestamptz not null default now(),
      whole boolean not null,
      primary key (property_id, format)
    )`);
    // Who is in here was told, and is not told again.
    this.addSql(`create table closing_notice (
      property_id integer not null references property (id) on delete cascade,
      thread_id uuid not null references thread (id) on delete cascade,
      at timestamptz not null default now(),
      primary key (property_id, thread_id)
    )`);
    this.addSql('create index closing_notice_thread on closing_notice (thread_id)');
    this.addSql('create index appointment_property on appointment (property_id) where property_id is not null');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
