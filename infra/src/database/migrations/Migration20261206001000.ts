import { Migration } from '@mikro-orm/migrations';

/** Visitors' mails come back into their conversations (domain/decisions/0039). */
export class Migration20261206001000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const OF_ENTRY = 'references thread_entry (id) on delete cascade deferrable initially deferred';

const STATEMENTS = [
  // Up to where the agency's mailbox was read.
  `create table inbox (
    mailbox text primary key,
    validity text not null,
    last_uid bigint not null,
    read_at timestamptz not null default now()
  )`,
  // A mail is stored once, also when its mailbox is numbered anew, and also after whoever wrote it was forgotten.
  'create table mail_seen (hash text primary key, at timestamptz not null default now())',
  'create index mail_seen_at on mail_seen (at)',
  // What an entry was as a mail. The sender stands here only where it is not the conversation's own address.
  `create table thread_mail (
    id uuid primary key ${OF_ENTRY},
    message_id text unique,
    kind text not null check (kind in ('sent', 'answer', 'automatic')),
    sender text,
    html text,
    cut_bytes bigint,
    left_out integer not null default 0
  )`,
  'create index thread_mail_sender on thread_mail (sender) where sender is not null',
  `create table mail_file (
    id uuid primary key,
    entry_id uuid not null ${OF_ENTRY},
    place integer not null,
    name text not null,
    type text not null,
    bytes bigint not null,
    file uuid,
    refused text,
    check ((file is null) <> (refused is null))
  )`,
  'create index mail_file_entry on mail_file (entry_id, place)',
  'create unique index mail_file_file on mail_file (file) where file is not null',
  // Mails that nobody could make anything of: that they came, and why they are nowhere else.
  `create table mail_refused (
    id uuid primary key,
    validity text not null,
    uid bigint not null,
    email text not null,
    subject text not null,
    reason text not null,
    at timestamptz not null default now()
  )`,
  'create index mail_refused_email on mail_refused (email)',
  // Of a mail of ours that did not arrive.
  'alter table thread_entry add column failure text',
  'create index thread_entry_failure on thread_entry (thread_id) where failure is not null',
];
