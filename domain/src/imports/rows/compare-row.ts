import type { PropertyFields } from '../../listings/property-fields';
import { importField, type ImportedField } from '../fields/import-fields';
import type { ReadRow } from './read-row';
import { isSameValue } from './same-value';

export const ROW_OUTCOMES = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export interface ImportedChange {
  readonly field: ImportedField | 'adviser' | 'photos' | 'publish';
  readonly label: string;
  /** As people read it; null: nothing was said. */
  readonly before: string | null;
  readonly after: string;
}

/** The property that a line is about, as it stands. */
export interface Target {
  readonly id: number;
  readonly version: number;
  readonly fields: PropertyFields;
}

/** Those of what is said that mean something else than what stands. */
export function changedSaid(said: ReadRow['said'], before: PropertyFields | null): ReadRow['said'] {
  return Object.fromEntries(
    Object.entries(said).filter(
      ([name, after]) => !before || !isSameValue(name as ImportedField, before[name as ImportedField], after),
    ),
  );
}

export const fieldChanges = (said: ReadRow['said'], before: PropertyFields | null): readonly ImportedChange[] =>
  Object.entries(changedSaid(said, before)).map(([field, after]) => {
    const name = field as ImportedField;
    const { label, write } = importField(name);
    const stands = before?.[name] ?? null;
    return { field: name, label, before: stands === null || stands === '' ? null : write(stands), after: write(after) };
  });

const NEEDED = ['title', 'type', 'city'] as const;

/** A new property cannot do without them. */
export const missingOf = (said: ReadRow['said']): readonly string[] =>
  NEEDED.filter((name) => said[name] === undefined).map((name) => `${importField(name).label}\u00a0: manque`);
