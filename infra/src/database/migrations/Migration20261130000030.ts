import { Migration } from '@mikro-orm/migrations';

/**
 * Of a hidden address the city alone is told (M77): a postcode or an arrondissement narrows down what the circle of ten
 * kilometres leaves open (F25).
 */
export class Migration20261130000030 extends Migration {
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
     public_latitude, public_longitude, photos, agent_id, ${more}`;

const STATEMENTS = [
  `create or replace view public_property as
   select ${columns(`case when mandat in ('exclu', 'simple') then mandat end`, 'words, headline, published_at, updated_at')}
   from property
   where deleted_at is null and not gated`,
  `create or replace view opened_property as
   select ${columns('null::text', 'published_at, updated_at')}
   from property
   where deleted_at is null and gated and available and not internal_only`,
  // Nor is it found by them.
  `update property
   set headline = regexp_replace(regexp_replace(headline, '\\m' || coalesce(nullif(postcode, ''), '-') || '\\M', '', 'g'),
     '\\m\\d{1,2}(er|e|eme)\\M', '', 'g')
   where hide_full_address`,
];
