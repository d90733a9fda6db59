import { cut } from '../../shared/text/cut';
import { slugOf } from '../../shared/text/slug';
import { importField, type ImportedField, IMPORTED_FIELDS } from '../fields/import-fields';

/** What a column may hold besides a field of the property. */
export const OTHER_COLUMNS = {
  key: {
    label: 'Référence',
    synonyms: ['réf', 'ref', 'id', 'identifiant', 'identifiant technique', 'référence du bien'],
  },
  adviser: { label: 'Conseiller', synonyms: ['agent', 'négociateur', 'commercial', 'email du conseiller', 'contact'] },
  photos: { label: 'Photos', synonyms: ['images', 'photo', 'url des photos', 'image'] },
  publish: { label: 'Publié', synonyms: ['publier', 'publication', 'à publier'] },
} as const;

export type CsvColumn = ImportedField | keyof typeof OTHER_COLUMNS;

export const CSV_COLUMNS: readonly CsvColumn[] = ['key', ...IMPORTED_FIELDS, 'adviser', 'photos', 'publish'];

export const columnLabel = (column: CsvColumn): string =>
  column in OTHER_COLUMNS
    ? OTHER_COLUMNS[column as keyof typeof OTHER_COLUMNS].label
    : importField(column as ImportedField).label;

const namesOf = (column: CsvColumn): readonly string[] => {
  const { label, synonyms } =
    column in OTHER_COLUMNS
      ? OTHER_COLUMNS[column as keyof typeof OTHER_COLUMNS]
      : importField(column as ImportedField);
  return [label, ...synonyms, column];
};

const MOST_NAME = 200;

/** 'Prix (€)' is 'prix', 'Surface en m²' is 'surface'. */
const simple = (name: string): string =>
  slugOf(
    name
      .replace(/\([^)]{0,200}\)|[€²*:]/g, ' ')
      .replace(/\ben m2?\b/i, ' ')
      .replace(/[._/]+/g, ' ')
      .trim(),
  );

const BY_NAME: ReadonlyMap<string, CsvColumn> = new Map(
  CSV_COLUMNS.flatMap((column) => namesOf(column).map((name) => [simple(name), column] as const)).reverse(),
);

/** What each column of a head seems to hold; null: nothing that we know. Each is found once, its own name first. */
export function matchedColumns(names: readonly string[]): readonly (CsvColumn | null)[] {
  const head = names.map((name) => cut(name, MOST_NAME));
  const exact = head.map((name) => CSV_COLUMNS.find((column) => slugOf(columnLabel(column)) === slugOf(name)) ?? null);
  const taken = new Set(exact.filter((column) => column !== null));
  return head.map((name, index) => {
    const own = exact[index] ?? null;
    if (own !== null) return exact.indexOf(own) === index ? own : null;
    const found = BY_NAME.get(simple(name)) ?? null;
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
