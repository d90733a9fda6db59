import { Migration } from '@mikro-orm/migrations';

/**
 * Hours that advisers keep for somebody (M96). No two of one adviser overlap, pauses included: the constraint says so
 * whatever the code believes.
 */
export class Migration20261205000502 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist');
    this.addSql(`create table appointment (
      id uuid primary key,
      agent_id integer references agent (id) on delete set null,
      way text not null check (way in ('in-person', 'video')),
      name text not null,
      email text not null,
      phone text,
      message text not null default '',
      property_id integer,
      consent jsonb,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      busy_until timestamptz not null,
      state text not null check (state in ('booked', 'cancelled')),
      sequence integer not null default 0,
      booked_at timestamptz not null,
      version integer not null,
      check (starts_at < ends_at and ends_at <= busy_until),
      constraint appointment_no_overlap
        exclude using gist (agent_id with =, tstzrange(starts_at, busy_until) with &&) where (state = 'booked')
    )`);
    this.addSql('create index appointment_starts on appointment (starts_at)');
    this.addSql('create index appointment_email on appointment (email)');
    // Whoever books is a prospect, as whoever writes is (Migration20261205001500 makes the function that it calls).
    this.addSql(`create function keep_prospect_of_appointment() returns trigger
      language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform public.keep_prospect(new.email, new.name, new.phone, new.id, new.consent, new.booked_at);
        return null;
      end $$`);
    this.addSql(`create trigger appointment_keeps_prospect after insert on appointment for each row
      execute function keep_prospect_of_appointment()`);
    // What the secret address of an adviser's feed is made of: one more, and the old address leads nowhere.
    this.addSql('alter table agent add column feed_edition integer not null default 1');
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}
