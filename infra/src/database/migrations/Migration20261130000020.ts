import { Migration } from '@mikro-orm/migrations';

/**
 * The Hoguet law asks for a written mandate before any step: without one a property is shown, even as a teaser, only once
 * somebody has confirmed that its owner's written authorisation is attached (F46). Properties that are there before this
 * migration count as confirmed, by nobody known (a null author): the agency was already showing them, and an update of
 * the program is no decision of its own to take them down.
 */
export class Migration20261130000020 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `alter table property add column owner_authorised_at timestamptz, add column owner_authorised_by uuid`,
  `update property set owner_authorised_at = now() where mandat = 'sans_mandat'`,
  // Worked out at each reading: a stored one would write every row anew and lose what indexes know of them.
  `alter table property add column internal_only boolean
    generated always as (coalesce(mandat = 'sans_mandat', false) and owner_authorised_at is null) virtual`,

  // Still THE place that decides: nobody outside the house sees an internal one, a client with an access neither.
  `create or replace view off_market_teaser as
   select id, title, title_slug, city, commune, city_slug, city_key, transaction_type, nature, price_cents,
     photos -> 0 ->> 'thumbhash' as blur, words, headline, published_at
   from property
   where deleted_at is null and gated and available and not internal_only`,
  `create or replace view opened_property as
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
   where deleted_at is null and gated and available and not internal_only`,
];
