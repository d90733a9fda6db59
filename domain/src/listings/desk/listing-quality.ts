import { pointOf } from '../../geography/lng-lat';
import type { DerivedFields } from '../property/derived';
import type { PropertyFields } from '../property-fields';

export type Described = PropertyFields & Pick<DerivedFields, 'priceCents' | 'surfaceM2' | 'photos'>;

const PHOTOS = 5;
const SIGNS = 200;

/** What each is worth, and how much of it a property has: 0 to 1. Together 100. */
const PARTS: readonly (readonly [worth: number, had: (property: Described) => number])[] = [
  [20, ({ photos }) => photos.length / PHOTOS],
  [15, ({ description }) => (description?.trim().length ?? 0) / SIGNS],
  [10, ({ priceCents }) => Number(priceCents !== null)],
  [10, ({ surfaceM2 }) => Number(surfaceM2 !== null)],
  [10, ({ address, postcode }) => share(address, postcode)],
  [10, (property) => Number(pointOf(property) !== null)],
  [10, ({ dpe, ges }) => share(dpe, ges)],
  [5, ({ mandateNumber, mandateEndDate }) => share(mandateNumber, mandateEndDate)],
  // Of a sale the advertisement says who pays the fees, of a lease how much the tenant does.
  [5, ({ transactionType, feesPayer, feesAmount }) => share(transactionType === 'sale' ? feesPayer : feesAmount)],
  // Of what is free there is nobody to tell of.
  [
    5,
    ({ occupancyStatus, tenantActivity, leaseEndDate }) =>
      occupancyStatus === 'vacant' ? 1 : share(tenantActivity, leaseEndDate),
  ],
];

/** How complete an advertisement is, 0 to 100: what a reader looks for and does not find costs points (E02). */
export const listingQuality = (property: Described): number =>
  Math.round(PARTS.reduce((sum, [worth, had]) => sum + worth * Math.min(1, had(property)), 0));

const share = (...said: readonly (string | number | null)[]): number =>
  said.filter((one) => one !== null && one !== '').length / said.length;
