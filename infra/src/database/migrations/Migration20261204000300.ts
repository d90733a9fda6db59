import { Migration } from '@mikro-orm/migrations';

/**
 * What staff look for is folded when it is said (desk_words), not when it is looked for: filters, counts and words of the
 * list are answered from one index, rare words from another.
 */
export class Migration20261204000300 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  'create index property_desk_words on property using gin (desk_words gin_trgm_ops)',
  // An index holds no row of more than 2.7 kB: desk_words are cut for it.
  `create index property_desk on property (updated_at desc, id desc)
    include (deleted_at, unpublished_at, owner_authorised_at, status, available, transaction_type, nature, occupancy_status,
      mandat, gated, city_slug, city_key, region, region_guessed, agent_id, price_cents, surface_m2, yield_percent,
      hide_full_address, latitude, longitude, failing_checks, mandate_ends_on, lease_ends_on, desk_words)`,
];
