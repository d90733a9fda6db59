import { feesBeside } from '@pignon/domain/listings/fees';
import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { PAGE_ROOTS } from '@pignon/domain/pages/site-pages';

/** Columns of a card, read from view public_listing or public_property and from nowhere else. */
export const CARD_COLUMNS = `id, title, city, commune, city_slug, title_slug, address, hide_full_address, postcode, region, type, nature,
  transaction_type, occupancy_status, status, mandat, price, price_cents, surface_m2, annual_rent, yield_percent, dpe,
  fees_payer, fees_rate, fees_amount, price_without_fees, photos, published_at`;

export interface CardRow {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly commune: string;
  readonly city_slug: string;
  readonly title_slug: string;
  readonly address: string | null;
  readonly hide_full_address: boolean;
  readonly postcode: string | null;
  readonly region: ListingCard['region'];
  readonly type: string;
  readonly nature: ListingCard['nature'];
  readonly transaction_type: ListingCard['transactionType'];
  readonly occupancy_status: ListingCard['occupancyStatus'];
  readonly status: ListingCard['status'];
  readonly mandat: ListingCard['mandat'];
  readonly price: string | null;
  /** bigint: text. */
  readonly price_cents: string | null;
  readonly surface_m2: number | null;
  readonly annual_rent: number | null;
  readonly yield_percent: number | null;
  readonly dpe: ListingCard['dpe'];
  readonly fees_payer: NonNullable<ListingCard['fees']>['payer'];
  readonly fees_rate: number | null;
  readonly fees_amount: number | null;
  readonly price_without_fees: number | null;
  readonly photos: ListingCard['photos'];
  readonly published_at: Date;
}

const PHOTOS_OF_A_CARD = 5;

export const toCard = (row: CardRow): ListingCard => ({
  id: row.id,
  title: row.title,
  path: pathOf(row),
  city: row.city,
  commune: row.commune,
  citySlug: row.city_slug,
  address: row.address,
  hideFullAddress: row.hide_full_address,
  postcode: row.postcode,
  region: row.region,
  type: row.type,
  nature: row.nature,
  transactionType: row.transaction_type,
  occupancyStatus: row.occupancy_status,
  status: row.status,
  mandat: row.mandat,
  price: row.price,
  amount: amountOf(row.price_cents),
  surface: row.surface_m2,
  annualRent: row.annual_rent,
  yield: row.yield_percent,
  dpe: row.dpe,
  fees:
    row.fees_payer || row.fees_rate !== null || row.fees_amount !== null || row.price_without_fees !== null
      ? feesBeside(amountOf(row.price_cents), {
          payer: row.fees_payer,
          rate: row.fees_rate,
          amount: row.fees_amount,
          priceWithoutFees: row.price_without_fees,
        })
      : null,
  imageUrl: row.photos[0]?.url ?? null,
  photos: row.photos.slice(0, PHOTOS_OF_A_CARD),
  publishedAt: row.published_at.toISOString(),
});

export const pathOf = ({ city_slug, id, title_slug }: Pick<CardRow, 'city_slug' | 'id' | 'title_slug'>): string =>
  `${PAGE_ROOTS.property}/${city_slug}/${id}/${title_slug}`;

export const amountOf = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

export const TEASER_COLUMNS = 'id, title, city, city_slug, transaction_type, nature, price_cents, blur';

export interface TeaserRow
  extends Pick<CardRow, 'id' | 'title' | 'city' | 'city_slug' | 'transaction_type' | 'nature' | 'price_cents'> {
  readonly blur: string | null;
}

export const toTeaser = (row: TeaserRow): OffMarketTeaser => ({
  id: row.id,
  title: row.title,
  city: row.city,
  citySlug: row.city_slug,
  transactionType: row.transaction_type,
  nature: row.nature,
  amount: amountOf(row.price_cents),
  blur: row.blur,
  offMarket: true,
});
