import { Migration } from '@mikro-orm/migrations';

/**
 * What is the house's alone (F46), for whoever works there: a view of its own, so that the three that decide what others
 * see stay as they are.
 */
export class Migration20261130000040 extends Migration {
  override up(): void {
    this.addSql(INTERNAL_PROPERTY);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const INTERNAL_PROPERTY = `create view internal_property as
   select id, title, title_slug,
     case when hide_full_address then coalesce(commune, city) else city end as city,
     commune, city_slug, city_key, department, region,
     case when hide_full_address then null else postcode end as postcode,
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
   where deleted_at is null and gated and available and internal_only`;
