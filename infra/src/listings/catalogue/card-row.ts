import { cardOf, teaserOf } from '@pignon/domain/listings/shown/card-of';
import type { ListingCard, OffMarketTeaser } from '@pignon/domain/listings/read-models';
import type { ShownColumn } from '../../database/views/property.sql';
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

export const toCard = ({ priceCents, publishedAt, ...row }: CardRow): ListingCard =>
  cardOf({ ...row, priceCents: centsOf(priceCents), publishedAt: publishedAt.toISOString() });

const centsOf = (cents: string | null): number | null => (cents === null ? null : Number(cents));

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

export const toTeaser = ({ priceCents, ...row }: TeaserRow): OffMarketTeaser =>
  teaserOf({ ...row, priceCents: centsOf(priceCents) });
