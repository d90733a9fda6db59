import { pathOf } from '@pignon/domain/listings/shown/card-of';
import { blockingFaults } from '@pignon/domain/listings/checks/checks';
import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { listingQuality } from '@pignon/domain/listings/desk/listing-quality';
import { checksOfKept } from '@pignon/domain/listings/property/publication';
import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import { parisDay } from '@pignon/domain/shared/text/french';
import { referenceOf } from '@pignon/domain/sheets/property-sheet';
import { columnsSeenBy, type ColumnSeenBy, type StoredProperty } from '../../database/property-columns';
import { amountOf } from '../catalogue/card-row';

/** What a row tells, and what its quality is read from. */
export const ROW = [
  ...columnsSeenBy('everyone', 'staff'),
  'nature',
  'priceCents',
  'surfaceM2',
  'yieldPercent',
  'citySlug',
  'titleSlug',
  'gated',
  'deletedAt',
  'unpublishedAt',
] as const;

export type DeskRow = Pick<
  StoredProperty,
  | ColumnSeenBy<'everyone' | 'staff'>
  | 'nature'
  | 'surfaceM2'
  | 'yieldPercent'
  | 'citySlug'
  | 'titleSlug'
  | 'gated'
  | 'deletedAt'
  | 'unpublishedAt'
> & {
  /** bigint: text. */
  readonly priceCents: string | null;
  readonly adviser: StaffPropertyRow['adviser'];
  readonly views: number;
};

export const toDeskRow = (row: DeskRow, agency: Pick<AgencySettings, 'referencePrefix'>): StaffPropertyRow => ({
  id: row.id,
  reference: referenceOf(agency, row.id),
  title: row.title,
  path: pathOf(row),
  city: row.city,
  postcode: row.postcode,
  region: row.region,
  regionToCheck: row.regionGuessed,
  hideFullAddress: row.hideFullAddress,
  point: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  type: row.type,
  nature: row.nature,
  transactionType: row.transactionType,
  occupancyStatus: row.occupancyStatus,
  status: row.status,
  mandat: row.mandat,
  offMarket: row.gated,
  internalOnly: row.internalOnly,
  published: row.deletedAt === null && row.unpublishedAt === null && !row.internalOnly,
  price: row.price,
  amount: amountOf(row.priceCents),
  annualRent: row.annualRent,
  yield: row.yieldPercent,
  surface: row.surfaceM2,
  adviser: row.adviser,
  quality: listingQuality({ ...row, priceCents: row.priceCents === null ? null : Number(row.priceCents) }),
  blockingChecks: blockingFaults(checksOfKept(row, parisDay(new Date()))).length,
  views: row.views,
  photo: row.photos[0] ?? null,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  binnedAt: row.deletedAt?.toISOString() ?? null,
});
