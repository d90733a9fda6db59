import type { PropertyFields } from '../property-fields';

/** A field, or what is decided of a property: 'published', 'binned', 'ownerAuthorisation'. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What one transaction changed of a property. Never leaves an admin session. */
export interface Revision {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null where nobody did it, or it cannot be told. */
  readonly by: string | null;
  /** As the audit names it: 'properties.update'. Null: Pignon itself, as when the geocoder finds its place. */
  readonly action: string | null;
  readonly changes: readonly FieldChange[];
}

export interface RevisionPage {
  /** Newest first. */
  readonly items: readonly Revision[];
  /** Asked for by `before`; null: there are no older ones. */
  readonly next: number | null;
}

/** The past of properties, read within the running unit of work. */
export abstract class Revisions {
  /** What the fields were after a revision, of those that were changed since. Null when it is none of this property. */
  abstract since(propertyId: number, revision: number): Promise<Partial<PropertyFields> | null>;
}

/** Newest first: of each field, what it was before the oldest of its changes. */
export const undone = (changes: readonly FieldChange[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]));
