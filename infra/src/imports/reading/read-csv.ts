import type { CsvRecord } from '@pignon/domain/imports/csv/csv-rows';
import { FileUnreadable } from '@pignon/domain/imports/import-refusals';
import { CsvError, parse } from 'csv-parse/sync';

const MOST_RECORD = 100_000;
/** Each makes the reading begin anew behind it. */
const MOST_BROKEN = 100;

/**
 * Records of a plain CSV with the lines that they begin on. A quote that never closes would take the rest of the file with
 * it: its line is named, and reading goes on behind that line.
 */
export function readCsv(text: string): { readonly head: readonly string[]; readonly records: readonly CsvRecord[] } {
  const whole = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(whole);
  const records: CsvRecord[] = [];
  let from = 0;
  let skipped = 0;
  let broken = 0;
  while (from < whole.length) {
    const rest = whole.slice(from);
    const { read, brokenAt } = readUntilBroken(rest, delimiter);
    records.push(...read.map(({ line, cells }) => ({ line: line + skipped, cells })));
    if (brokenAt === null) break;
    broken += 1;
    if (broken > MOST_BROKEN)
      throw new FileUnreadable(`Plus de ${MOST_BROKEN} lignes ont un guillemet mal placé\u00a0: vérifiez le fichier.`);
    records.push({ line: brokenAt + skipped, cells: [], fault: 'Guillemet ouvert et jamais fermé, ou mal placé' });
    from += startOfLine(rest, brokenAt + 1);
    skipped += brokenAt;
  }
  const [head = { cells: [] }, ...lines] = records.filter(
    ({ cells, fault }) => fault || cells.some((cell) => cell.trim() !== ''),
  );
  return { head: head.cells, records: lines.map((record) => ofLength(record, head.cells.length)) };
}

interface Read {
  readonly read: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Line, from 1, of the record that could not be read. */
  readonly brokenAt: number | null;
}

function readUntilBroken(text: string, delimiter: string): Read {
  const read: { line: number; cells: string[] }[] = [];
  let next = 1;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MOST_RECORD,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (cells: string[], { lines }) => {
        read.push({ line: next, cells });
        next = lines + 1;
        return null;
      },
    });
    return { read, brokenAt: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { read, brokenAt: next };
  }
}

/** Where a line begins, from 1. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = /\r\n|\n|\r/g;
    end.lastIndex = at;
    const found = end.exec(text);
    if (!found) return text.length;
    at = found.index + found[0].length;
  }
  return at;
}

/** Of ';', ',' and tab the one that the head holds most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r\n|\n|\r/, 1);
  return [';', ',', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ';';
}

const ofLength = (record: CsvRecord, length: number): CsvRecord =>
  record.fault || record.cells.length === length || isPadded(record.cells, length)
    ? record
    : { ...record, fault: `La ligne compte ${record.cells.length} colonnes au lieu de ${length}` };

/** A spreadsheet writes empty cells behind the last one, or none. */
const isPadded = (cells: readonly string[], length: number): boolean =>
  cells.slice(length).every((cell) => cell.trim() === '') && cells.length > length;
