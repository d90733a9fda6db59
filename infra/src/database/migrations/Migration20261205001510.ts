import { Migration } from '@mikro-orm/migrations';

/** Where a prospect stands with the agency, how he is looked for (E12), and what is left of those who were erased. */
export class Migration20261205001510 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table prospect
     add column stage text not null default 'new'
       check (stage in ('new', 'contacted', 'qualified', 'visit', 'offer', 'won', 'lost')),
     add column lost_reason text,
     add column version integer not null default 1,
     add column words text not null
       generated always as (fold_text(' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ')) stored`,
  'create index prospect_newest on prospect (created_at desc, id)',
  'create index prospect_stage on prospect (stage, created_at desc, id)',
  'create index prospect_words_found on prospect using gin (words gin_trgm_ops)',

  // The address is kept until the CRM has forgotten it too; the hash says of whom a restored backup is to be rid again.
  `create table erasure (
    id uuid primary key default gen_random_uuid(),
    address_hash text not null,
    erased_at timestamptz not null default now(),
    account_id uuid,
    email text,
    removed jsonb not null,
    elsewhere jsonb not null,
    unique (address_hash, erased_at)
  )`,
];
