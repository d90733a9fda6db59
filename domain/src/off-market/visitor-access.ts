import type { ListingCard, ListingPage } from '../listings/read-models';

/** Whom an approved access belongs to: what stands on a sheet that he prints. */
export interface AccessReader {
  readonly requestId: string;
  readonly clientId: string;
  readonly email: string;
  readonly name: string | null;
  readonly company: string | null;
}

/** A known code opens nothing more once it went round too many devices; `requestId` is null for an unknown one. */
export type Opening =
  | { readonly opened: boolean; readonly requestId: string }
  | { readonly opened: false; readonly requestId: null };

/** Which, and by which approved request. */
export interface OpenedProperty {
  readonly propertyId: number;
  readonly requestId: string;
}

export interface OpenReading {
  readonly visitor: string;
  readonly propertyId: number;
}

/**
 * What the holder of a visitor's cookie may see. Asked anew at each reading, in the database: a revocation counts for
 * the very next one. `visitor` is the hash of what the cookie holds, never that itself.
 */
export abstract class VisitorAccess {
  /** Null unless the property is off-market now and an approved access of this visitor opens it. */
  abstract readerOf(visitor: string, propertyId: number): Promise<AccessReader | null>;

  /** Of many readings at once the places of those that `readerOf` would still answer. */
  abstract stillOpen(readings: readonly OpenReading[]): Promise<ReadonlySet<number>>;

  /** The off-market properties that the visitor's approved accesses open now, newest first. */
  abstract openedTo(visitor: string): Promise<readonly OpenedProperty[]>;

  /** The addresses whose access this visitor opened, approved or not any more. */
  abstract isClient(visitor: string, email: string): Promise<boolean>;

  /** Changes nothing: a mail scanner may ask it as often as it likes. Without a property: whether the code opens any. */
  abstract opens(codeHash: string, propertyId: number | null): Promise<boolean>;

  /** Ties the access to the visitor's device, and says so in the audit: opened, or refused. */
  abstract open(codeHash: string, propertyId: number | null, visitor: string, httpRequest: string): Promise<Opening>;
}

/** The page of an off-market property for whom it was opened to; there is no other way to it for a visitor. */
export abstract class OpenedListings {
  abstract page(propertyId: number): Promise<ListingPage | null>;

  /** In the order of the ids. */
  abstract cards(propertyIds: readonly number[]): Promise<readonly ListingCard[]>;
}
