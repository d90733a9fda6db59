import { Migration } from '@mikro-orm/migrations';

/** D14: what was proposed to whom, and what still waits as a draft; and who wants no more of it. */
export class Migration20261207002000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS: readonly string[] = [
  `create table proposal (
    id uuid primary key default uuidv7(),
    property_id integer not null,
    email text not null,
    thread_id uuid not null references thread (id) on delete cascade deferrable initially deferred,
    entry_id uuid references thread_entry (id) on delete cascade deferrable initially deferred,
    subject text not null,
    body text not null,
    account_id uuid,
    drafted_at timestamptz not null default now(),
    sent_at timestamptz,
    check ((entry_id is null) = (sent_at is null))
  )`,
  // A conversation holds one draft, and nobody has two drafts about one property.
  'create unique index proposal_thread_draft on proposal (thread_id) where entry_id is null',
  'create unique index proposal_person_draft on proposal (email, property_id) where entry_id is null',
  'create index proposal_person on proposal (email, property_id)',
  'create index proposal_thread on proposal (thread_id)',
  'create index proposal_entry on proposal (entry_id) where entry_id is not null',
  `create table unsubscription (
    id uuid primary key default uuidv7(),
    email text not null,
    at timestamptz not null default now(),
    way text not null check (way in ('one-click', 'page')),
    property_id integer,
    resubscribed_at timestamptz,
    consent jsonb
  )`,
  'create unique index unsubscription_open on unsubscription (email) where resubscribed_at is null',
  'create index unsubscription_email on unsubscription (email)',
  `insert into reply_template (name, subject, body) values ('Proposer un bien', '{{bien.titre}}',
    'Bonjour {{prenom}},' || E'\\n\\n'
    || 'Un bien que nous proposons correspond à votre recherche : « {{bien.titre}} » (référence {{bien.reference}}).' || E'\\n\\n'
    || 'La fiche complète : {{bien.lien}}' || E'\\n\\n'
    || 'Souhaitez-vous le visiter ? Je suis joignable au {{conseiller.telephone}}.')`,
];
