import { Migration } from '@mikro-orm/migrations';

/** How often pages and properties were looked at, how far forms were taken, how fast pages came: counts per day. */
export class Migration20261130000001 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // No visitor, address or browser: there is no column that could hold one.
  `create table visit_count (
    day date not null,
    kind text not null check (kind in ('page', 'property', 'step')),
    subject text not null,
    count integer not null,
    primary key (day, kind, subject)
  )`,
  `create table vital_count (
    day date not null,
    page text not null,
    vital text not null,
    bucket smallint not null,
    count integer not null,
    primary key (day, page, vital, bucket)
  )`,
];
