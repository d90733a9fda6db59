import type { CopyCauses } from '../checks/copies';
import { inColumns } from './in-columns';
import type { StormRow } from '../storm-row';

/** One struck row as the table shows it. */
export interface Line {
  readonly row: StormRow;
  readonly seed: number;
  readonly submissions: number;
  readonly accepted: number;
  readonly lost: number;
  readonly mailCopies: CopyCauses;
  readonly crmCopies: number;
  readonly sheetsTooMany: number;
  readonly p50: number;
  readonly p99: number;
  readonly drainMs: number | null;
  readonly note: string;
  readonly faults: readonly string[];
}

const HEAD = [
  'row',
  'seed',
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
const RIGHT = new Set([0, 1, 4, 5, 6, 7, 8, 9]);

export const table = (lines: readonly Line[]): string => inColumns(HEAD, lines.map(cellsOf), RIGHT);

export const reasons = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ row, seed, faults }) => faults.map((fault) => `row ${row.row}, seed ${seed}: ${fault}`));

const cellsOf = ({
  row,
  seed,
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
  String(seed),
  row.fault,
  `${row.asked} / ${submissions}`,
  String(accepted),
  String(lost),
  copiesByCause(mailCopies),
  String(crmCopies),
  `${p50.toFixed(0)} / ${p99.toFixed(0)}`,
  drainMs === null ? 'never' : (drainMs / 1000).toFixed(1),
  faults.length === 0 ? 'ok' : 'RED',
  note,
];

/** Process died, unanswered, unexplained. */
export const copiesByCause = ({ died, unanswered, none }: CopyCauses): string => `${died} + ${unanswered} + ${none}`;
