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
