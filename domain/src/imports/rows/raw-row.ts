import type { ImportedField } from '../fields/import-fields';

/** A photo as a file names it: a name within its zip, or an address. */
export interface RawPhoto {
  readonly source: string;
  readonly alt?: string;
}

/** One line of a file: what it says of each field, as text, before anybody checked it. */
export interface RawRow {
  /** Of the file, from 1. */
  readonly line: number;
  /** Its technical id or reference in the house that it comes from. */
  readonly key: string | null;
  readonly texts: Partial<Record<ImportedField, string>>;
  /** Name or email. */
  readonly adviser: string | null;
  readonly photos: readonly RawPhoto[];
  /** Whether it is to be shown, where the file says so. */
  readonly publish: boolean | null;
  /** Its format cannot say that a mandate lets a property be shown to everybody. */
  readonly keepsGate: boolean;
  /** What is wrong with the line as a whole, or with what its format means. */
  readonly faults: readonly string[];
}

export const rawRow = (line: number, said: Partial<Omit<RawRow, 'line'>> = {}): RawRow => ({
  line,
  key: null,
  texts: {},
  adviser: null,
  photos: [],
  publish: null,
  keepsGate: false,
  faults: [],
  ...said,
});
