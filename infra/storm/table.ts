import type { CopyCauses } from './copies';
import type { StormRow } from './storm-row';

/** One struck row as the table shows it. */
export interface Line {
  readonly row: StormRow;
  readonly submissions: number;
  readonly accepted: number;
  readonly lost: number;
  readonly mailCopies: CopyCauses;
  readonly crmCopies: number;
  readonly p50: number;
  readonly p99: number;
  readonly drainMs: number | null;
  readonly note: string;
  readonly faults: readonly string[];
}

const HEAD = [
  'row',
  'fault',
  'asked / ran',
  'accepted',
  'lost',
  'dup mail *',
  'dup CRM',
  'p50 / p99 ms',
  'drain s',
  'verdict',
  'note',
];
const RIGHT = new Set([0, 3, 4, 5, 6, 7, 8]);

/** Copies of mails by cause: process died, unanswered, unexplained. */
export function table(lines: readonly Line[]): string {
  const cells = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const text = cells.map((row) =>
    row
      .map((cell, n) => (RIGHT.has(n) ? cell.padStart(widths[n]!) : cell.padEnd(widths[n]!)))
      .join('  ')
      .trimEnd(),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return text.join('\n');
}

export const reasons = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ row, faults }) => faults.map((fault) => `row ${row.row}: ${fault}`));

const cellsOf = ({
  row,
  submissions,
  accepted,
  lost,
  mailCopies,
  crmCopies,
  p50,
  p99,
  drainMs,
  note,
  faults,
}: Line): string[] => [
  String(row.row),
  row.fault,
  `${row.asked} / ${submissions}`,
  String(accepted),
  String(lost),
  `${mailCopies.died} + ${mailCopies.unanswered} + ${mailCopies.none}`,
  String(crmCopies),
  `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  drainMs === null ? 'never' : (drainMs / 1000).toFixed(1),
  faults.length === 0 ? 'ok' : 'RED',
  note,
];
