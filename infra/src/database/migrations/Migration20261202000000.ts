import { Migration } from '@mikro-orm/migrations';

/**
 * An arrondissement is a place of its own (F75): the views name it, 'paris-16e', unless the address is hidden (M77), and a
 * teaser only where its city says it too (F21). Lists of one are counted from the index, as those of a city are.
 */
export class Migration20261202000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const COLUMNS = `id, title, title_slug,
     case when hide_full_address then coalesce(commune, city) else city end as city,
     commune, city_slug, city_key, department, region,
     case when hide_full_address then null else postcode end as postcode,
     case when hide_full_address then null else address end as address, hide_full_address,
     type, nature, transaction_type, occupancy_status, status, available,
     case when mandat in ('exclu', 'simple') then mandat end as mandat,
     price, price_cents, surface_m2, surface_totale, surface_rdc, surface_etages_superieurs, surface_sous_sol, cave_accessible,
     annual_rent, yield_percent, loyer_net_bailleur_facture, charges_annuelles, montant_taxe_fonciere,
     imputation_taxe_fonciere, assujeti_tva, tenant_activity, lease_start_date, lease_end_date, lease_length, rent_index,
     deposit_months, entry_fee, lease_right, pedestrian_traffic, description, dpe, ges,
     fees_amount, fees_rate, fees_payer, price_without_fees,
     public_latitude, public_longitude, photos, agent_id, words, headline, published_at, updated_at`;

const STATEMENTS = [
  `create or replace view public_property as
   select ${COLUMNS},
     case when hide_full_address then null else city_slug || '-' || arrondissement end as district
   from property
   where deleted_at is null and not gated`,
  `create or replace view public_listing as
   select * from public_property
   where status in ('available', 'rented')
     or (select (value ->> 'showSoldProperties')::boolean from app_setting)`,
  `create or replace view off_market_teaser as
   select id, title, title_slug,
     case when hide_full_address then coalesce(commune, city) else city end as city,
     commune, city_slug, city_key, transaction_type, nature, price_cents,
     photos -> 0 ->> 'thumbhash' as blur, words, headline, published_at,
     case when not hide_full_address and city ~ ('\\m0?' || substring(arrondissement from '\\d+'))
       then city_slug || '-' || arrondissement end as district
   from property
   where deleted_at is null and gated and available and not internal_only`,
  `drop index property_facts`,
  `create index property_facts on property (city_slug, transaction_type, price_cents)
    include (city_key, nature, region, status, available, occupancy_status, surface_m2, yield_percent, published_at, id,
      arrondissement, hide_full_address)
    where deleted_at is null and not gated`,
];
