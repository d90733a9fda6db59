import { inColumns } from './in-columns';
import { copiesByCause, type Line } from './table';

const HEAD = [
  'row',
  'fault',
  'seeds',
  'red',
  'lost',
  'dup mail *',
  'dup CRM',
  'sheets too many',
  'p99 ms',
  'drain s',
  'red seeds',
];
const RIGHT = new Set([0, 2, 3, 4, 5, 6, 7, 8, 9]);

/** Of each row the worst that any of its seeds showed. */
export function worst(lines: readonly Line[]): string {
  const byRow = new Map<number, Line[]>();
  for (const line of lines) byRow.set(line.row.row, [...(byRow.get(line.row.row) ?? []), line]);
  const rows = [...byRow.values()].toSorted((a, b) => a[0]!.row.row - b[0]!.row.row).map(cellsOf);
  return inColumns(HEAD, rows, RIGHT);
}

function cellsOf(struck: readonly Line[]): string[] {
  const most = (of: (line: Line) => number): number => Math.max(...struck.map(of));
  const red = struck.filter(({ faults }) => faults.length > 0);
  return [
    String(struck[0]!.row.row),
    struck[0]!.row.fault,
    String(struck.length),
    String(red.length),
    String(most(({ lost }) => lost)),
    copiesByCause({
      died: most(({ mailCopies }) => mailCopies.died),
      unanswered: most(({ mailCopies }) => mailCopies.unanswered),
      none: most(({ mailCopies }) => mailCopies.none),
    }),
    String(most(({ crmCopies }) => crmCopies)),
    String(most(({ sheetsTooMany }) => sheetsTooMany)),
    most(({ p99 }) => p99).toFixed(0),
    struck.some(({ drainMs }) => drainMs === null) ? 'never' : (most(({ drainMs }) => drainMs ?? 0) / 1000).toFixed(1),
    red.map(({ seed }) => seed).join(' '),
  ];
}
