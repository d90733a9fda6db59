import { Migration } from '@mikro-orm/migrations';

/** When the database was last seen by a relay, so that an outage is known of when it ends (domain/decisions/0020). */
export class Migration20261201000000 extends Migration {
  override up(): void {
    // Unlogged: a crash empties it, and that is an outage too. A standby that is promoted finds it empty.
    this.addSql(`create unlogged table relay_pulse (
      one boolean primary key default true check (one),
      beat_at timestamptz not null,
      calm_at timestamptz not null
    )`);
  }
}
