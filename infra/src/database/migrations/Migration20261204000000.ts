import { Migration } from '@mikro-orm/migrations';

/** What the form of staff says of a property beside what it said (E03), and its dates as dates beside what was typed. */
export class Migration20261204000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // As domain's dayOf reads it: a month alone is its first or its last day, what is no date is nothing.
  `create function read_day(said text, of_month text) returns date language plpgsql immutable parallel safe
     set search_path = pg_catalog, pg_temp as $$
   declare
     parts text[] := regexp_match(btrim(said), '^(\\d{4})-(\\d{1,2})(?:-(\\d{1,2}))?(?:T.*)?$');
     first date;
     last integer;
   begin
     if parts is null then
       parts := regexp_match(btrim(said), '^(?:(\\d{1,2})[/.-])?(\\d{1,2})[/.-](\\d{4}|\\d{2})$');
       if parts is null then return null; end if;
       parts := array[case length(parts[3]) when 2 then '20' else '' end || parts[3], parts[2], parts[1]];
     end if;
     if parts[1]::int < 1 or parts[2]::int not between 1 and 12 then return null; end if;
     first := make_date(parts[1]::int, parts[2]::int, 1);
     last := extract(day from first + interval '1 month' - interval '1 day');
     if parts[3] is null then return first + case of_month when 'last' then last - 1 else 0 end; end if;
     if parts[3]::int not between 1 and last then return null; end if;
     return first + (parts[3]::int - 1);
   end $$`,
  // As much of a text as takes no more room: an index counts bytes, and a sign may have four.
  `create function first_bytes(said text, most integer) returns text language plpgsql immutable parallel safe
     set search_path = pg_catalog, pg_temp as $$
   begin
     while octet_length(said) > most loop
       said := left(said, -greatest(1, (octet_length(said) - most) / 4));
     end loop;
     return said;
   end $$`,
  // Made again when the table has been rewritten.
  'drop index property_desk_words',
  'drop index property_desk',
  // All that is worked out at once: each statement of this kind writes the whole table anew.
  `alter table property
     add column price_on_request boolean not null default false,
     add column dpe_date text,
     add column ges_date text,
     add column tenant_sign text,
     add column lease_purpose text,
     add column rent_revised_at text,
     add column co_ownership_lots integer,
     add column co_ownership_charges double precision,
     add column slug text,
     add column seo_title text,
     add column seo_description text,
     add column share_image_url text,
     add column failing_checks integer not null default 0,
     add column mandate_ends_on date generated always as (read_day(mandate_end_date, 'last')) stored,
     add column lease_ends_on date generated always as (read_day(lease_end_date, 'last')) stored,
     add column desk_words text not null generated always as (first_bytes(fold_text(' ' || title || ' '
       || coalesce(address, '') || ' ' || coalesce(postcode, '') || ' ' || city || ' ' || commune || ' '
       || coalesce(tenant_activity, '') || ' ' || coalesce(mandate_number, '')), 1200)) stored`,
  `create index property_mandate_end on property (mandate_ends_on)`,
  `create index property_lease_end on property (lease_ends_on)`,
];
