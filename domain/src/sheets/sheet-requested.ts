import { eventType } from '../shared/domain-event';

/** Whose sheet of an off-market property it is: the holder of an approved access, or one of the agency, on a day. */
export type SheetReading = ({ readonly requestId: string } | { readonly accountId: string }) & {
  /** '28 novembre 2026' */
  readonly on: string;
};

/** Somebody waits for a property's sheet, which is not made yet. */
export const SheetRequested = eventType<{ propertyId: number; reading: SheetReading | null }>(
  'sheets.sheet-requested.v1',
);
