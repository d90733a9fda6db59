import { Migration } from '@mikro-orm/migrations';

/**
 * What stands on the map near its place only: a hidden address (M73), and one that nobody could locate, which is shown
 * amid its town (M157). The views name the column; they bring nothing else that is new.
 */
export class Migration20261202000200 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const columns = (mandat: string, more: string) => `id, title, title_slug,
     case when hide_full_address then coalesce(commune, city) else city end as city,
     commune, city_slug, city_key, department, region,
     case when hide_full_address then null else postcode end as postcode,
     case when hide_full_address then null else address end as address, hide_full_address,
     type, nature, transaction_type, occupancy_status, status, available,
     ${mandat} as mandat,
     price, price_cents, surface_m2, surface_totale, surface_rdc, surface_etages_superieurs, surface_sous_sol, cave_accessible,
     annual_rent, yield_percent, loyer_net_bailleur_facture, charges_annuelles, montant_taxe_fonciere,
     imputation_taxe_fonciere, assujeti_tva, tenant_activity, lease_start_date, lease_end_date, lease_length, rent_index,
     deposit_months, entry_fee, lease_right, pedestrian_traffic, description, dpe, ges,
     fees_amount, fees_rate, fees_payer, price_without_fees,
     public_latitude, public_longitude, photos, agent_id, ${more}, approximate`;

const DISTRICT = `case when hide_full_address then null else city_slug || '-' || arrondissement end as district`;

const STATEMENTS = [
  `alter table property add column approximate boolean not null generated always as
     (hide_full_address or latitude is null or longitude is null or (latitude = 0 and longitude = 0)) stored`,
  `create or replace view public_property as
   select ${columns(`case when mandat in ('exclu', 'simple') then mandat end`, `words, headline, published_at, updated_at, ${DISTRICT}`)}
   from property
   where deleted_at is null and not gated`,
  `create or replace view public_listing as
   select * from public_property
   where status in ('available', 'rented')
     or (select (value ->> 'showSoldProperties')::boolean from app_setting)`,
  `create or replace view opened_property as
   select ${columns('null::text', 'published_at, updated_at')}
   from property
   where deleted_at is null and gated and available and not internal_only`,
  `create or replace view internal_property as
   select ${columns('null::text', 'published_at, updated_at')}
   from property
   where deleted_at is null and gated and available and internal_only`,
  // The map answers from its index alone.
  `drop index property_points`,
  `create index property_points on property (public_longitude, public_latitude)
    include (id, price_cents, transaction_type, status, available, approximate, nature, city_slug, city_key, region,
      occupancy_status, surface_m2, yield_percent, arrondissement, hide_full_address)
    where deleted_at is null and not gated and public_longitude is not null`,
];
