import { Migration } from '@mikro-orm/migrations';

/** Off-market access: who asked for what, what was approved, and the one window through which he sees it. */
export class Migration20261129000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create table off_market_client (
    id uuid primary key,
    email text not null unique,
    name text,
    phone text,
    phone_e164 text,
    company text,
    registered_at timestamptz not null,
    deactivated_at timestamptz,
    version integer not null
  )`,
  // Client and request are inserted by one flush, in an order of its own.
  `create table access_request (
    id uuid primary key,
    client_id uuid not null references off_market_client (id) deferrable initially deferred,
    property_id integer references property (id),
    state text not null check (state in ('requested', 'approved', 'refused', 'revoked')),
    requested_at timestamptz not null,
    decided_at timestamptz,
    expires_at timestamptz,
    edition integer not null,
    code_hash text unique,
    passed_on_edition integer,
    quarantined boolean not null,
    version integer not null,
    unique nulls not distinct (client_id, property_id)
  )`,
  `create index access_request_newest on access_request (requested_at desc)`,

  // A visitor's cookie is stored hashed: a dump of this table opens nothing.
  `create table access_device (
    visitor text not null,
    request_id uuid not null references access_request (id) on delete cascade,
    edition integer not null,
    opened_at timestamptz not null default now(),
    primary key (visitor, request_id)
  )`,
  `create index access_device_request on access_device (request_id)`,

  // What an approved client may see, column by column as in public_property: a new column is invisible until it is
  // named here. The owner who hides his address hides it from a client too.
  `create view opened_property as
   select id, title, title_slug, city, commune, city_slug, city_key, department, region, postcode,
     case when hide_full_address then null else address end as address, hide_full_address,
     type, nature, transaction_type, occupancy_status, status, available,
     null::text as mandat,
     price, price_cents, surface_m2, surface_totale, surface_rdc, surface_etages_superieurs, surface_sous_sol, cave_accessible,
     annual_rent, yield_percent, loyer_net_bailleur_facture, charges_annuelles, montant_taxe_fonciere,
     imputation_taxe_fonciere, assujeti_tva, tenant_activity, lease_start_date, lease_end_date, lease_length, rent_index,
     deposit_months, entry_fee, lease_right, pedestrian_traffic, description, dpe, ges,
     fees_amount, fees_rate, fees_payer, price_without_fees,
     public_latitude, public_longitude, photos, agent_id, published_at, updated_at
   from property
   where deleted_at is null and gated and available`,
  // Whose link and sessions are open now; who stops being here sees nothing more from his next request on.
  `create view open_access as
   select request.id, request.client_id, request.property_id, request.edition, request.code_hash, request.expires_at,
     client.email, client.name, client.company
   from access_request request join off_market_client client on client.id = request.client_id
   where request.state = 'approved' and request.expires_at > now() and client.deactivated_at is null`,

  // Whose photo is this: asked before it is shown.
  `create index property_photo_keys on property using gin (jsonb_path_query_array(photos, '$[*].key'))`,
];
