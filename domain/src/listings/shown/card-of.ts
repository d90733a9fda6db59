import { PAGE_ROOTS } from '../../pages/site-pages';
import { feesBeside } from '../display/fees';
import type { HeldFields } from '../property/derived';
import type { Fees, ListingCard, OffMarketTeaser } from '../read-models';

const PHOTOS_OF_A_CARD = 5;

/** What a card is made of, as the public may read it: a hidden address is none. */
export type CardFields = Pick<
  HeldFields,
  | 'title'
  | 'city'
  | 'commune'
  | 'citySlug'
  | 'titleSlug'
  | 'address'
  | 'hideFullAddress'
  | 'postcode'
  | 'region'
  | 'type'
  | 'nature'
  | 'transactionType'
  | 'occupancyStatus'
  | 'status'
  | 'price'
  | 'priceCents'
  | 'surfaceM2'
  | 'annualRent'
  | 'yieldPercent'
  | 'dpe'
  | 'feesPayer'
  | 'feesRate'
  | 'feesAmount'
  | 'priceWithoutFees'
  | 'photos'
> & {
  readonly id: number;
  readonly mandat: ListingCard['mandat'];
  readonly publishedAt: string;
};

export const cardOf = (shown: CardFields): ListingCard => ({
  id: shown.id,
  title: shown.title,
  path: pathOf(shown),
  city: shown.city,
  commune: shown.commune,
  citySlug: shown.citySlug,
  address: shown.address,
  hideFullAddress: shown.hideFullAddress,
  postcode: shown.postcode,
  region: shown.region,
  type: shown.type,
  nature: shown.nature,
  transactionType: shown.transactionType,
  occupancyStatus: shown.occupancyStatus,
  status: shown.status,
  mandat: shown.mandat,
  price: shown.price,
  amount: amountOf(shown.priceCents),
  surface: shown.surfaceM2,
  annualRent: shown.annualRent,
  yield: shown.yieldPercent,
  dpe: shown.dpe,
  fees: feesOf(shown),
  imageUrl: shown.photos[0]?.url ?? null,
  photos: shown.photos.slice(0, PHOTOS_OF_A_CARD),
  publishedAt: shown.publishedAt,
});

function feesOf({ feesPayer, feesRate, feesAmount, priceWithoutFees, priceCents }: CardFields): Fees | null {
  const isSaid = feesPayer || feesRate !== null || feesAmount !== null || priceWithoutFees !== null;
  if (!isSaid) return null;
  return feesBeside(amountOf(priceCents), { payer: feesPayer, rate: feesRate, amount: feesAmount, priceWithoutFees });
}

type TeaserFields = Pick<
  CardFields,
  'id' | 'title' | 'city' | 'citySlug' | 'transactionType' | 'nature' | 'priceCents'
> & {
  readonly blur: string | null;
};

export const teaserOf = (shown: TeaserFields): OffMarketTeaser => ({
  id: shown.id,
  title: shown.title,
  city: shown.city,
  citySlug: shown.citySlug,
  transactionType: shown.transactionType,
  nature: shown.nature,
  amount: amountOf(shown.priceCents),
  blur: shown.blur,
  offMarket: true,
});

export const pathOf = ({ citySlug, id, titleSlug }: Pick<CardFields, 'citySlug' | 'id' | 'titleSlug'>): string =>
  `${PAGE_ROOTS.property}/${citySlug}/${id}/${titleSlug}`;

const amountOf = (cents: number | null): number | null => (cents === null ? null : cents / 100);
