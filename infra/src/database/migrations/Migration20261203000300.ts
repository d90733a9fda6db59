import { Migration } from '@mikro-orm/migrations';

/** Drafts: what is there is published, and what an older version still makes is too. */
export class Migration20261203000300 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const PUBLISHED = 'deleted_at is null and unpublished_at is null and not gated';

const STATEMENTS = [
  'alter table property add column unpublished_at timestamptz',

  // What the public is shown is answered from these alone: they hold what its views hold.
  ...['newest', 'price', 'yield', 'surface', 'facts', 'points', 'desk'].map((name) => `drop index property_${name}`),
  `create index property_newest on property (published_at desc, id desc) where ${PUBLISHED}`,
  `create index property_price on property (price_cents, id) where ${PUBLISHED}`,
  `create index property_yield on property (yield_percent desc nulls last, id desc) where ${PUBLISHED}`,
  `create index property_surface on property (surface_m2 desc nulls last, id desc) where ${PUBLISHED}`,
  `create index property_facts on property (city_slug, transaction_type, price_cents)
    include (city_key, nature, region, status, available, occupancy_status, surface_m2, yield_percent, published_at, id,
      arrondissement, hide_full_address)
    where ${PUBLISHED}`,
  `create index property_points on property (public_longitude, public_latitude)
    include (id, price_cents, transaction_type, status, available, approximate, nature, city_slug, city_key, region,
      occupancy_status, surface_m2, yield_percent, arrondissement, hide_full_address)
    where ${PUBLISHED} and public_longitude is not null`,
  `create index property_desk on property (updated_at desc, id desc)
    include (deleted_at, unpublished_at, owner_authorised_at, status, available, transaction_type, nature, occupancy_status,
      mandat, gated, city_slug, city_key, region, region_guessed, agent_id, price_cents, surface_m2, yield_percent,
      hide_full_address, latitude, longitude)`,
];
