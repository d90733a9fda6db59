import { Migration } from '@mikro-orm/migrations';

/** Roles that the administrator hands out, whose properties an adviser's account reaches, and links that open an account. */
export class Migration20261211000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // The administrator's own is no row: nobody takes it away.
  `create table enabled_role (
    role text primary key check (role in ('manager', 'adviser', 'editor')),
    enabled_at timestamptz not null default now()
  )`,
  `alter table staff_account
     add column agent_id integer references agent (id) on delete set null,
     add column awaits_password boolean not null default false`,
  `create index staff_account_agent on staff_account (agent_id)`,
  // The token itself is stored nowhere: a dump of this table opens no account.
  `create table staff_link (
    id uuid primary key default uuidv7(),
    account_id uuid not null references staff_account (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'password')),
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index staff_link_account on staff_link (account_id)`,
];
