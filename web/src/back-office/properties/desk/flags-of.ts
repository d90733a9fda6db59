import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';

/** What a colleague must not overlook. */
export const flagsOf = ({
  published,
  binnedAt,
  offMarket,
  internalOnly,
  regionToCheck,
  hideFullAddress,
}: StaffPropertyRow) =>
  [
    !published && !internalOnly && !binnedAt && 'Brouillon',
    internalOnly && 'Interne',
    offMarket && 'Off-market',
    regionToCheck && 'Région à vérifier',
    hideFullAddress && 'Adresse masquée',
  ].filter(Boolean);
