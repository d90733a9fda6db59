import { Migration } from '@mikro-orm/migrations';

/**
 * Whatever staff count or put in order is read from an index that holds no words (property_desk holds them too and is twice
 * as large); titles, which are slow to fold, and prices, which are asked for most, are kept in order.
 */
export class Migration20261210000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  `create index property_desk_facts on property (id)
    include (updated_at, deleted_at, unpublished_at, owner_authorised_at, status, available, transaction_type, nature,
      occupancy_status, mandat, gated, city_slug, city_key, region, region_guessed, agent_id, price_cents, surface_m2,
      yield_percent, hide_full_address, latitude, longitude, failing_checks, mandate_ends_on, lease_ends_on)`,
  'drop index property_desk_title',
  // Without the title itself, which as a second copy does not fit an index entry where it is long.
  'create index property_desk_title on property (fold_text(title), id) include (deleted_at, available)',
  // What has no price comes last both ways, so one index cannot be walked both ways.
  'create index property_desk_price on property (price_cents, id) include (available) where deleted_at is null',
  `create index property_desk_price_falling on property (price_cents desc nulls last, id desc) include (available)
    where deleted_at is null`,
];
