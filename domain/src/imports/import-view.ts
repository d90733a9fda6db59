import type { CsvColumn } from './csv/matched-columns';
import type { ImportFormat, ImportState } from './property-import';
import type { ImportedChange, RowOutcome } from './rows/compare-row';

export const ROW_RESULTS = ['created', 'updated', 'unchanged', 'failed'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** An import as staff read it. */
export interface ImportView {
  readonly id: string;
  readonly fileName: string;
  readonly state: ImportState;
  readonly format: ImportFormat | null;
  /** Names of a CSV's columns, an example of each, and what they hold. */
  readonly head: readonly string[];
  readonly examples: readonly string[];
  readonly columns: readonly (CsvColumn | null)[];
  readonly total: number;
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
  readonly results: Readonly<Record<RowResult, number>>;
  readonly publish: boolean;
  readonly fault: string | null;
  /** Who sent it; null where it cannot be told. */
  readonly by: string | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
}

/** A line of it: what it would do, and what was done. */
export interface ImportRowView {
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly key: string | null;
  readonly title: string | null;
  readonly city: string | null;
  readonly propertyId: number | null;
  readonly changes: readonly ImportedChange[];
  /** Why it is refused. */
  readonly faults: readonly string[];
  /** What is worth knowing, and keeps nothing back. */
  readonly notes: readonly string[];
  readonly result: RowResult | null;
}

export interface ImportRowPage {
  readonly items: readonly ImportRowView[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}
