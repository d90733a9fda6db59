import { Migration } from '@mikro-orm/migrations';

/** Files of properties on their way into the house. */
export class Migration20261204001000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  'alter table property add column import_key text',
  'create index property_import_key on property (import_key) where import_key is not null and deleted_at is null',
  'create index property_mandate_number on property (mandate_number) where mandate_number is not null and deleted_at is null',
  `create table property_import (
    id uuid primary key,
    file_name text not null,
    state text not null check (state in ('received', 'read', 'unreadable', 'applying', 'done', 'cancelled')),
    created_at timestamptz not null,
    created_by uuid,
    format text check (format in ('poliris', 'csv')),
    head jsonb not null default '[]',
    examples jsonb not null default '[]',
    columns jsonb,
    total integer not null default 0,
    fault text,
    publish boolean not null default false,
    approved_by uuid,
    ended_at timestamptz,
    version integer not null default 1
  )`,
  'create index property_import_newest on property_import (created_at desc)',
  `create table property_import_row (
    import_id uuid not null references property_import (id) on delete cascade,
    line integer not null,
    outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
    key text,
    property_id integer,
    said jsonb not null,
    photos jsonb not null,
    publish boolean,
    changes jsonb not null,
    faults jsonb not null,
    notes jsonb not null,
    result text check (result in ('created', 'updated', 'unchanged', 'failed')),
    applied_at timestamptz,
    primary key (import_id, line)
  )`,
  // What is still to be applied is found at once, however much is.
  `create index property_import_row_waiting on property_import_row (import_id, line)
    where applied_at is null and outcome in ('new', 'changed')`,
  // Where a photo came from, or how it went out: the same file need not be taken in, nor fetched, a second time.
  `create table photo_source (source text primary key, url text not null, at timestamptz not null default now())`,
  `insert into breaker (kind) values ('import') on conflict do nothing`,
];
