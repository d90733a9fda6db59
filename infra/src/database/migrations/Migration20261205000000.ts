import { Migration } from '@mikro-orm/migrations';

/** The mailbox: every request is a conversation (domain/decisions/0034). */
export class Migration20261205000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

/** Older requests were answered by mail, or never: nobody waits for what they read today. */
const STILL_OPEN = "interval '14 days'";

/** Of all that was said in a conversation: what a search looks into. */
const MOST_SEARCHED = 20_000;

const OPENED_BEFORE = `jsonb_build_object('by', 'system', 'why', 'Demande reçue avant la messagerie')`;

/** SQL: the property that a message is about, where it is one of ours; its number came from the form as text. */
const ASKED_PROPERTY = `(select property.id from property where property.id =
  case when details ->> 'propertyId' ~ '^[1-9][0-9]{0,8}$' then (details ->> 'propertyId')::integer end)`;

/** SQL: a conversation for each request that is there, with the adviser of its property. */
const opened = (columns: {
  readonly source: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly property: string;
  readonly at: string;
  readonly from: string;
}): string => `insert into thread (id, source, source_id, subject, email, name, phone, property_id, agent_id, assigned, state,
    unread, created_at, last_at, version)
  select uuidv7(), asked.source, asked.id, asked.subject, asked.email, asked.name, asked.phone, asked.property_id,
    property.agent_id, ${OPENED_BEFORE},
    case when asked.quarantined then 'spam' when asked.at < now() - ${STILL_OPEN} then 'archived' else 'new' end,
    false, asked.at, asked.at, 1
  from (select id, ${columns.source} as source, ${columns.subject} as subject, ${columns.email} as email, ${columns.name} as name,
      ${columns.phone} as phone, ${columns.property} as property_id, ${columns.at} as at, quarantined from ${columns.from}) asked
  left join property on property.id = asked.property_id`;

/** SQL: what they said, as the first line of it. */
const said = (body: string, table: string): string => `insert into thread_entry (id, thread_id, kind, at, body, version)
  select uuidv7(), thread.id, 'request', thread.created_at, coalesce(${body}, ''), 0
  from thread join ${table} on ${table}.id = thread.source_id`;

const STATEMENTS = [
  `create table thread (
    id uuid primary key,
    source text not null,
    source_id uuid unique,
    subject text not null,
    email text not null,
    name text not null,
    phone text,
    property_id integer,
    agent_id integer references agent (id) on delete set null,
    assigned jsonb not null,
    state text not null check (state in ('new', 'waiting', 'answered', 'archived', 'spam')),
    unread boolean not null,
    due_at timestamptz,
    answered_at timestamptz,
    created_at timestamptz not null,
    last_at timestamptz not null,
    version integer not null,
    said text not null default '',
    words text not null generated always as (fold_text(' ' || subject || ' ' || name || ' ' || email || ' '
      || coalesce(phone, '') || ' ' || said || ' ')) stored
  )`,
  `create table thread_entry (
    id uuid primary key,
    thread_id uuid not null references thread (id) on delete cascade deferrable initially deferred,
    kind text not null check (kind in ('request', 'received', 'sent', 'note', 'event')),
    at timestamptz not null,
    account_id uuid,
    subject text,
    body text not null,
    version integer not null
  )`,
  'create index thread_last on thread (last_at desc, id desc)',
  'create index thread_state on thread (state, last_at desc)',
  'create index thread_agent on thread (agent_id, state, last_at desc)',
  'create index thread_email on thread (email)',
  'create index thread_property on thread (property_id) where property_id is not null',
  `create index thread_due on thread (due_at) where state = 'new' and due_at is not null`,
  'create index thread_words on thread using gin (words gin_trgm_ops)',
  'create index thread_entry_thread on thread_entry (thread_id, at)',
  // What was said is looked for beside who said it, in one place: two would be joined for each word.
  `create function keep_said() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     update public.thread set said = left(said || ' ' || new.body, ${MOST_SEARCHED}) where id = new.thread_id;
     return null;
   end $$`,
  `create trigger keep_said after insert on thread_entry for each row when (new.kind <> 'event' and new.body <> '')
     execute function keep_said()`,
  opened({
    source: `coalesce(details ->> 'source', 'contact')`,
    subject: `coalesce(details ->> 'subject', 'Demande')`,
    email: 'email',
    name: `coalesce(details ->> 'name', email)`,
    phone: `details ->> 'phone'`,
    property: ASKED_PROPERTY,
    at: 'received_at',
    from: 'contact_message',
  }),
  said(`contact_message.details ->> 'message'`, 'contact_message'),
  opened({
    source: `'estimation'`,
    subject: `'Demande d''estimation'`,
    email: 'email',
    name: `trim(concat_ws(' ', coalesce(submission, contact) ->> 'firstName', coalesce(submission, contact) ->> 'lastName'))`,
    phone: `coalesce(submission, contact) ->> 'phone'`,
    property: 'null::integer',
    at: 'coalesce(submitted_at, started_at)',
    from: 'estimation',
  }),
  said(`''`, 'estimation'),
  opened({
    source: `'application'`,
    subject: `'Candidature'`,
    email: `lower(details ->> 'email')`,
    name: `details ->> 'name'`,
    phone: `details ->> 'phone'`,
    property: 'null::integer',
    at: 'received_at',
    from: 'job_application',
  }),
  said(`job_application.details ->> 'message'`, 'job_application'),
  opened({
    source: `'access'`,
    subject: `'Demande d''accès off-market'`,
    email: '(select email from off_market_client client where client.id = client_id)',
    name: `coalesce(said ->> 'name', (select coalesce(name, email) from off_market_client client where client.id = client_id))`,
    phone: `coalesce(said ->> 'phone', (select phone from off_market_client client where client.id = client_id))`,
    property: 'property_id',
    at: 'requested_at',
    from: 'access_request',
  }),
  said(`''`, 'access_request'),
  // One that was decided is answered.
  `update thread set state = 'answered', answered_at = access_request.decided_at from access_request
    where thread.source_id = access_request.id and access_request.decided_at is not null and thread.state = 'new'`,

  // A request that is forgotten is forgotten whole, by whichever rule.
  `create function forget_thread() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     delete from public.thread where source_id = old.id;
     return null;
   end $$`,
  ...['contact_message', 'estimation', 'job_application', 'access_request'].map(
    (table) => `create trigger forget_thread after delete on ${table} for each row execute function forget_thread()`,
  ),

  // Whoever has the mailbox open sees it move.
  `create function tell_of_thread() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
   begin
     perform pg_notify('mailbox', json_build_object('id', coalesce(new.id, old.id))::text);
     return null;
   end $$`,
  `create trigger tell_of_thread after insert or update or delete on thread for each row execute function tell_of_thread()`,
];
