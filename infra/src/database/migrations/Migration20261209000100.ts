import { Migration } from '@mikro-orm/migrations';

/** Drafts of proposals that were dropped, for whoever takes that back. Apart: to the version before, a row of `proposal` waits. */
export class Migration20261209000100 extends Migration {
  override up(): void {
    this.addSql(`create table dropped_proposal (
      id uuid primary key,
      property_id integer not null,
      email text not null,
      thread_id uuid not null,
      subject text not null,
      body text not null,
      account_id uuid,
      drafted_at timestamptz not null,
      dropped_at timestamptz not null default now()
    )`);
    this.addSql('create index dropped_proposal_email on dropped_proposal (email)');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
