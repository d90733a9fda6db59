import { Migration } from '@mikro-orm/migrations';

/** What staff keep of a sold property beside what everybody sees of it, its order, and the bin (E07). */
export class Migration20261203000200 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table sold_property
     add column price_public boolean not null default false,
     add column transaction_type text not null default 'sale' check (transaction_type in ('sale', 'rental')),
     add column yield_percent double precision,
     add column testimonial text,
     add column testimonial_consent boolean not null default false,
     add column agent_id integer references agent (id) on delete set null,
     add column property_id integer references property (id) on delete set null,
     add column shown boolean not null default true,
     add column position integer not null default 0,
     add column deleted_at timestamptz,
     add column version integer not null default 1`,
];
