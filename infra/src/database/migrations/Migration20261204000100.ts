import { Migration } from '@mikro-orm/migrations';

/**
 * What was changed of each property, by whom, before and after, and where it could be found before (0033). Written by the
 * database beside the change itself, so that no way of writing forgets it.
 */
export class Migration20261204000100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

/** Columns that nobody says: what is worked out of the others is no change of its own. */
const WORKED_OUT = [
  'id',
  'nature',
  'price_cents',
  'surface_m2',
  'yield_percent',
  'title_slug',
  'commune',
  'arrondissement',
  'city_slug',
  'city_key',
  'department',
  'region',
  'region_guessed',
  'public_latitude',
  'public_longitude',
  'photos',
  'headline',
  'body',
  'words',
  'published_at',
  'updated_at',
  'version',
  'gated',
  'available',
  'internal_only',
  'approximate',
  'owner_authorised_by',
  'failing_checks',
  'mandate_ends_on',
  'lease_ends_on',
  'import_key',
  'desk_words',
];

const STATEMENTS = [
  `create table property_revision (
    id bigint generated always as identity primary key,
    property_id integer not null references property (id) on delete cascade,
    at timestamptz not null default now(),
    account_id uuid,
    action text,
    changes jsonb not null
  )`,
  'create index property_revision_of on property_revision (property_id, id desc)',
  // Who wrote, and why, says the line of the audit that the same transaction writes; 200 are kept of each property.
  `create function keep_property_revision() returns trigger language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   declare
     was jsonb := '{}';
     said jsonb;
     line record;
   begin
     select log.account_id, log.action into line from public.audit_log log
       where log.target = new.id::text and log.xmin = pg_current_xact_id()::xid order by log.id desc limit 1;
     if tg_op = 'INSERT' then
       if line.action is null then return null; end if;
     else
       was := to_jsonb(old);
     end if;
     select jsonb_object_agg(now.key, jsonb_build_array(was -> now.key, now.value)) into said
       from jsonb_each(to_jsonb(new)) now
       where now.value is distinct from coalesce(was -> now.key, 'null'::jsonb)
         and now.key <> all (array[${WORKED_OUT.map((name) => `'${name}'`).join(', ')}]);
     if said is null then return null; end if;
     if line.action is null then
       select log.account_id, log.action into line from (
         select id, account_id, action, xmin as written_by from public.audit_log order by id desc limit 20) log
         where log.written_by = pg_current_xact_id()::xid order by log.id desc limit 1;
     end if;
     insert into public.property_revision (property_id, account_id, action, changes)
       values (new.id, line.account_id, line.action, said);
     delete from public.property_revision where property_id = new.id and id <= (
       select id from public.property_revision where property_id = new.id order by id desc offset 200 limit 1);
     return null;
   end $$`,
  `create trigger property_created_kept after insert on property for each row execute function keep_property_revision()`,
  `create trigger property_changed_kept after update on property for each row
     when (old.* is distinct from new.*) execute function keep_property_revision()`,

  `create table property_address (
    city_slug text not null,
    title_slug text not null,
    property_id integer not null references property (id) on delete cascade,
    primary key (city_slug, title_slug)
  )`,
  'create index property_address_of on property_address (property_id)',
  // To the property, wherever it lies by now: one redirect, never two. Of what nobody could visit nothing is kept.
  `create function keep_property_address() returns trigger language plpgsql security definer
     set search_path = pg_catalog, pg_temp as $$
   begin
     insert into public.property_address (city_slug, title_slug, property_id)
       values (old.city_slug, old.title_slug, new.id)
       on conflict (city_slug, title_slug) do update set property_id = excluded.property_id;
     delete from public.property_address where (city_slug, title_slug, property_id) = (new.city_slug, new.title_slug, new.id);
     return null;
   end $$`,
  `create trigger property_moved after update of city_slug, title_slug on property for each row
     when ((old.city_slug, old.title_slug) is distinct from (new.city_slug, new.title_slug)
       and old.unpublished_at is null and old.deleted_at is null and not old.internal_only)
     execute function keep_property_address()`,
];
