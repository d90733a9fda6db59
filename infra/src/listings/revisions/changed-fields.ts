import type { FieldChange } from '@pignon/domain/listings/property/revisions';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import { columnOf, type PropertyColumn } from '../../database/property-columns';

type Pair = readonly [before: unknown, after: unknown];
/** As the table keeps it: column → what it was, what it is. */
export type StoredChanges = Readonly<Record<string, Pair>>;

const FIELDS = Object.keys(UNSAID) as (keyof typeof UNSAID)[];

/** What is decided of a property, by the moment that says so. */
const DECISIONS: readonly (readonly [name: string, column: PropertyColumn, whileSaid: boolean])[] = [
  ['published', 'unpublishedAt', false],
  ['binned', 'deletedAt', true],
  ['ownerAuthorisation', 'ownerAuthorisedAt', true],
];

/** In the order of the fields; of a new one, what it says. */
export function changedFields(stored: StoredChanges, isNew: boolean): readonly FieldChange[] {
  const fields = FIELDS.flatMap((field) => {
    const pair = stored[columnOf(field)];
    if (!pair) return [];
    const [before, after] = [isNew ? null : (pair[0] ?? null), pair[1] ?? null];
    return isNew && JSON.stringify(after) === JSON.stringify(UNSAID[field]) ? [] : [{ field, before, after }];
  });
  const decided = DECISIONS.flatMap(([field, column, whileSaid]) => {
    const pair = stored[columnOf(column)];
    if (!pair) return [];
    const holds = (moment: unknown): boolean => (moment !== null && moment !== undefined) === whileSaid;
    const [before, after] = [holds(pair[0]), holds(pair[1])];
    return before === after || isNew ? [] : [{ field, before, after }];
  });
  return [...fields, ...decided];
}
