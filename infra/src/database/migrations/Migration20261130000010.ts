import { Migration } from '@mikro-orm/migrations';

/** Candidates, with their CVs. */
export class Migration20261130000010 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create table job_application (
    id uuid primary key,
    details jsonb not null,
    cv_name text not null,
    cv_type text not null,
    cv bytea not null,
    received_at timestamptz not null,
    quarantined boolean not null,
    version integer not null
  )`,
  // Swept by their age.
  `create index job_application_received on job_application (received_at)`,
];
