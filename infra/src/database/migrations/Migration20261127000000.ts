import { Migration } from '@mikro-orm/migrations';

/** The house: facts, effects, people, settings. Truth lives here; Redis only distributes the work. */
export class Migration20261127000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Facts are append-only: restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // What happened. Events are inserted before or beside their aggregate, so no foreign key points back to it.
  `create table event (
    id uuid primary key,
    name text not null,
    version smallint not null,
    aggregate text not null,
    aggregate_id uuid not null,
    payload jsonb not null,
    occurred_at timestamptz not null,
    relayed_at timestamptz
  )`,
  `create index event_unrelayed on event (occurred_at) where relayed_at is null`,
  `create index event_aggregate on event (aggregate_id)`,

  // What is to be done about it: queue entry and ledger in one.
  `create table effect (
    id uuid primary key default uuidv7(),
    event_id uuid not null references event (id),
    reaction text not null,
    kind text not null,
    state text not null default 'pending' check (state in ('pending', 'done', 'dead', 'cancelled')),
    next_at timestamptz not null default now(),
    dispatched_at timestamptz,
    dispatch integer not null default 0,
    lease_until timestamptz,
    lease_token uuid,
    attempts integer not null default 0,
    crashes integer not null default 0,
    sent_at timestamptz,
    external_ref text,
    last_error text,
    last_failure text,
    created_at timestamptz not null default now(),
    done_at timestamptz,
    unique (event_id, reaction)
  )`,
  `create index effect_due on effect (kind, next_at) where state = 'pending'`,
  `create index effect_out on effect (kind) where state = 'pending' and dispatched_at is not null`,
  `create index effect_journal on effect (created_at desc)`,
  `create index effect_unfinished on effect (state, created_at desc) where state <> 'done'`,

  `create table effect_attempt (
    id bigint generated always as identity primary key,
    effect_id uuid not null references effect (id) on delete cascade,
    kind text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null default now(),
    outcome text not null,
    code text,
    message text
  )`,
  `create index effect_attempt_effect on effect_attempt (effect_id)`,
  `create index effect_attempt_recent on effect_attempt (kind, ended_at desc)`,

  `create table breaker (
    kind text primary key,
    state text not null default 'closed' check (state in ('closed', 'open', 'disabled')),
    opened_at timestamptz,
    probe_at timestamptz,
    probe_effect uuid,
    reason text
  )`,
  `insert into breaker (kind) values ('email'), ('crm'), ('webhook')`,

  // Global pace of outgoing requests, shared by every worker process.
  `create unlogged table request_slot (name text primary key, next_at timestamptz not null)`,

  `create table idempotency_key (
    scope text not null,
    key text not null,
    fingerprint text not null,
    answer jsonb not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (scope, key)
  )`,
  `create index idempotency_key_expiry on idempotency_key (expires_at)`,

  `create table estimation (
    id uuid primary key,
    contact jsonb not null,
    submission jsonb,
    email text not null,
    started_at timestamptz not null,
    submitted_at timestamptz,
    quarantined boolean not null,
    version integer not null
  )`,
  `create index estimation_email on estimation (email)`,

  `create table contact_message (
    id uuid primary key,
    details jsonb not null,
    email text not null,
    received_at timestamptz not null,
    quarantined boolean not null,
    version integer not null
  )`,
  `create index contact_message_email on contact_message (email)`,

  `create table prospect (
    id uuid primary key default uuidv7(),
    email text not null unique,
    name text not null,
    phone text,
    consent jsonb,
    crm_person_id text,
    crm_sent_at timestamptz,
    created_at timestamptz not null default now()
  )`,

  // Mails to addresses that visitors typed, to keep anyone from being bombed through our forms.
  `create table visitor_mail (
    effect_id uuid primary key,
    address_hash bytea not null,
    at timestamptz not null default now()
  )`,
  `create index visitor_mail_recent on visitor_mail (address_hash, at)`,
  // One call, several statements: the count sees what the previous holder of the lock wrote.
  `create function allow_visitor_mail(effect uuid, address bytea, per_hour integer) returns boolean language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('visitor-mail'), hashtext(encode(address, 'hex')));
    insert into visitor_mail (effect_id, address_hash) select effect, address
      where (select count(*) from visitor_mail where address_hash = address and at > now() - interval '1 hour' and effect_id <> effect) < per_hour
      on conflict (effect_id) do update set at = visitor_mail.at;
    return found;
  end $$`,

  `create table staff_account (
    id uuid primary key default uuidv7(),
    email text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'operator')),
    password_hash text not null,
    disabled_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // The cookie's value is stored hashed: a dump of this table opens no session.
  `create table session (
    sid_hash bytea primary key,
    account_id uuid references staff_account (id) on delete cascade,
    data jsonb not null,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`,
  `create index session_account on session (account_id)`,

  // Unlogged: a crash of PostgreSQL may forget some counts, a wiped Redis none.
  `create unlogged table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,

  `create table agent (
    id integer generated by default as identity primary key,
    name text not null,
    email text not null,
    phone text not null,
    photo_url text not null,
    website text not null
  )`,
  `create table app_setting (single boolean primary key default true check (single), value jsonb not null)`,
  `create table missing_page (path text not null, day date not null default current_date, visits integer not null default 1, primary key (path, day))`,

  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    account_id uuid,
    action text not null,
    target text,
    detail jsonb,
    request_id text
  )`,
  `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$`,
  `create trigger audit_log_append_only before update or delete on audit_log for each statement execute function refuse_change()`,
];
