import { Migration } from '@mikro-orm/migrations';

/**
 * Two prospects who are one person (E12, domain/decisions/0040): each address keeps its row and all that hangs on it, and
 * says under whom it stands. What a merge changed of the kept one is written down, so that it can be taken back.
 */
export class Migration20261206002100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table prospect
     add column merged_into uuid references prospect (id) on delete set null,
     add column person_id uuid generated always as (coalesce(merged_into, id)) stored`,
  'create index prospect_person on prospect (person_id)',
  'create index prospect_phone on prospect (phone) where phone is not null',
  'create index prospect_name on prospect (fold_text(name))',
  `create table prospect_merge (
    id uuid primary key default uuidv7(),
    kept_id uuid not null references prospect (id) on delete cascade,
    gone_id uuid not null references prospect (id) on delete cascade,
    moved uuid[] not null,
    before jsonb not null,
    after jsonb not null,
    account_id uuid,
    merged_at timestamptz not null default now(),
    undone_at timestamptz,
    check (kept_id <> gone_id)
  )`,
  'create index prospect_merge_kept on prospect_merge (kept_id)',
  'create index prospect_merge_gone on prospect_merge (gone_id)',
];
