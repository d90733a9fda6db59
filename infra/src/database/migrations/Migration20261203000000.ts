import { Migration } from '@mikro-orm/migrations';

/** What staff look for among everything in the house (E02), and how a hundred thousand properties are put in order. */
export class Migration20261203000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const STATEMENTS = [
  // Small letters without accents, words one space apart, as foldText reads what is typed. Immutable, so that an index may
  // hold what it answers; capitals are named for a database whose `lower` knows ASCII alone.
  `create function fold_text(said text) returns text language sql immutable parallel safe
   return regexp_replace(replace(replace(replace(lower(translate(said,
     'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿāăąćĉċčďđēĕėęěĝğġģĥĩīĭįĵķĺļľłńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżž'
       || 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĨĪĬĮĴĶĹĻĽŁŃŅŇŌŎŐŔŖŘŚŜŞŠŢŤŨŪŬŮŰŲŴŶŹŻŽ',
     'aaaaaaceeeeiiiinoooooouuuuyyaaaccccddeeeeegggghiiiijkllllnnnooorrrssssttuuuuuuwyzzz'
       || 'aaaaaaceeeeiiiinoooooouuuuyyaaaccccddeeeeegggghiiiijkllllnnnooorrrssssttuuuuuuwyzzz')),
     'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '[^[:alnum:]]+', ' ', 'g')`,
  `create index property_desk_words on property using gin (fold_text(' ' || title || ' ' || coalesce(address, '') || ' '
     || coalesce(postcode, '') || ' ' || city || ' ' || commune || ' ' || coalesce(tenant_activity, '') || ' '
     || coalesce(mandate_number, '')) gin_trgm_ops)`,
  // Filters, counts and orders are answered from it alone.
  `create index property_desk on property (updated_at desc, id desc)
    include (deleted_at, owner_authorised_at, status, available, transaction_type, nature, occupancy_status, mandat, gated,
      city_slug, city_key, region, region_guessed, agent_id, price_cents, surface_m2, yield_percent, hide_full_address,
      latitude, longitude)`,
  `create index property_desk_title on property (fold_text(title), id)`,
  `create index property_desk_bare on property (id) where photos = '[]'`,
];
