import { Migration } from '@mikro-orm/migrations';

/** Of a hidden address a teaser too tells the commune and nothing narrower, as the page behind it does (M77, F25). */
export class Migration20261130000050 extends Migration {
  override up(): void {
    this.addSql(OFF_MARKET_TEASER);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

const OFF_MARKET_TEASER = `create or replace view off_market_teaser as
   select id, title, title_slug,
     case when hide_full_address then coalesce(commune, city) else city end as city,
     commune, city_slug, city_key, transaction_type, nature, price_cents,
     photos -> 0 ->> 'thumbhash' as blur, words, headline, published_at
   from property
   where deleted_at is null and gated and available and not internal_only`;
