import { feesBeside } from '@pignon/domain/listings/display/fees';
import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { PAGE_ROOTS } from '@pignon/domain/pages/site-pages';
import type { ShownColumn } from '../database/views/property.sql';
import { selectShown, type ShownProperty } from './shown-columns';

export const CARD = [
  'id',
  'title',
  'city',
  'commune',
  'citySlug',
  'titleSlug',
  'address',
  'hideFullAddress',
  'postcode',
  'region',
  'type',
  'nature',
  'transactionType',
  'occupancyStatus',
  'status',
  'mandat',
  'price',
  'priceCents',
  'surfaceM2',
  'annualRent',
  'yieldPercent',
  'dpe',
  'feesPayer',
  'feesRate',
  'feesAmount',
  'priceWithoutFees',
  'photos',
  'publishedAt',
] as const satisfies readonly ShownColumn[];

/** What a card selects of a public view. */
export const CARD_COLUMNS = selectShown(CARD);
export type CardRow = Pick<ShownProperty, (typeof CARD)[number]>;

const PHOTOS_OF_A_CARD = 5;

export const toCard = (row: CardRow): ListingCard => ({
  id: row.id,
  title: row.title,
  path: pathOf(row),
  city: row.city,
  commune: row.commune,
  citySlug: row.citySlug,
  address: row.address,
  hideFullAddress: row.hideFullAddress,
  postcode: row.postcode,
  region: row.region,
  type: row.type,
  nature: row.nature,
  transactionType: row.transactionType,
  occupancyStatus: row.occupancyStatus,
  status: row.status,
  mandat: row.mandat,
  price: row.price,
  amount: amountOf(row.priceCents),
  surface: row.surfaceM2,
  annualRent: row.annualRent,
  yield: row.yieldPercent,
  dpe: row.dpe,
  fees:
    row.feesPayer || row.feesRate !== null || row.feesAmount !== null || row.priceWithoutFees !== null
      ? feesBeside(amountOf(row.priceCents), {
          payer: row.feesPayer,
          rate: row.feesRate,
          amount: row.feesAmount,
          priceWithoutFees: row.priceWithoutFees,
        })
      : null,
  imageUrl: row.photos[0]?.url ?? null,
  photos: row.photos.slice(0, PHOTOS_OF_A_CARD),
  publishedAt: row.publishedAt.toISOString(),
});

export const pathOf = ({ citySlug, id, titleSlug }: Pick<CardRow, 'citySlug' | 'id' | 'titleSlug'>): string =>
  `${PAGE_ROOTS.property}/${citySlug}/${id}/${titleSlug}`;

export const amountOf = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

const TEASER = [
  'id',
  'title',
  'city',
  'citySlug',
  'transactionType',
  'nature',
  'priceCents',
] as const satisfies readonly ShownColumn[];

export const TEASER_COLUMNS = `${selectShown(TEASER)}, blur`;

export interface TeaserRow extends Pick<ShownProperty, (typeof TEASER)[number]> {
  readonly blur: string | null;
}

export const toTeaser = (row: TeaserRow): OffMarketTeaser => ({
  id: row.id,
  title: row.title,
  city: row.city,
  citySlug: row.citySlug,
  transactionType: row.transactionType,
  nature: row.nature,
  amount: amountOf(row.priceCents),
  blur: row.blur,
  offMarket: true,
});
