import { importField, type ImportedField } from '../fields/import-fields';
import { cut, cutShort } from '../../shared/text/cut';
import { mostInCell, YES_NO } from '../fields/field-reading';
import { uncell } from '../../shared/text/csv';
import { type ExportedProperty } from '../rows/exported-property';
import { type RawRow, rawRow } from '../rows/raw-row';
import { columnLabel, CSV_COLUMNS, type CsvColumn } from './matched-columns';

/** One record of a file: its cells, and the line that it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault?: string;
}

export function csvRow({ line, cells, fault }: CsvRecord, columns: readonly (CsvColumn | null)[]): RawRow {
  if (fault) return rawRow(line, { faults: [fault] });
  const at = (column: CsvColumn): string => uncell(cut(cells[columns.indexOf(column)] ?? '', mostInCell)).trim();
  const published = at('publish') === '' ? null : YES_NO.read(at('publish'));
  return rawRow(line, {
    key: at('key') || null,
    texts: Object.fromEntries(
      columns.flatMap((column) => (column === null || isOther(column) ? [] : [[column as ImportedField, at(column)]])),
    ),
    adviser: at('adviser') || null,
    photos: at('photos')
      .split(/[\s|]+/)
      .filter(Boolean)
      .map((source) => ({ source })),
    publish: published && 'value' in published ? published.value : null,
    faults:
      published && 'fault' in published
        ? [`Publié\u00a0: «\u00a0${cutShort(at('publish'), 40)}\u00a0» ${published.fault}`]
        : [],
  });
}

const isOther = (column: CsvColumn): boolean =>
  column === 'key' || column === 'adviser' || column === 'photos' || column === 'publish';

export const CSV_HEAD: readonly string[] = CSV_COLUMNS.map(columnLabel);

/** The cells of a property, in the order of the head. */
export const csvCells = (property: ExportedProperty): readonly string[] =>
  CSV_COLUMNS.map((column) => cellOf(property, column));

function cellOf(property: ExportedProperty, column: CsvColumn): string {
  switch (column) {
    case 'key':
      return property.key;
    case 'adviser':
      return property.adviser?.email ?? property.adviser?.name ?? '';
    case 'photos':
      return property.photoSources.map(({ source }) => source).join(' ');
    case 'publish':
      return YES_NO.write(property.published);
    default: {
      const value = property[column];
      return value === null || value === '' ? '' : importField(column).write(value);
    }
  }
}
