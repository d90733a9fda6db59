export interface Row {
  /** G5 for instance; empty for what is shown for comparison only. */
  readonly goal?: string;
  readonly figure: string;
  readonly floor?: number;
  readonly ours?: number;
  readonly unit: string;
  /** What the ratio must be, in words, and whether it is. */
  readonly want?: string;
  readonly holds?: boolean;
  /** 'change' prints what ours lies above the floor, in per cent. */
  readonly compare?: 'ratio' | 'change';
}

const HEAD = ['', 'figure', 'floor', 'ours', 'ratio', 'goal', ''] as const;

export function printTable(rows: readonly Row[]): void {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => pad(cell, widths[column]!, column))
      .join('  ')
      .trimEnd(),
  );
  text.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  console.log(text.join('\n'));
}

const pad = (text: string, width: number, column: number): string =>
  column >= 2 && column <= 4 ? text.padStart(width) : text.padEnd(width);

function cells({ goal = '', figure, floor, ours, unit, want = '', holds, compare = 'ratio' }: Row): string[] {
  // What was not measured is no success.
  const verdict = want === '' ? '' : holds && !Number.isNaN(ours) ? '✓' : '✗';
  const ratio = floor === undefined || ours === undefined ? '' : shown(ours / floor, compare);
  return [goal, figure, amount(floor, unit), amount(ours, unit), ratio, want, verdict];
}

function shown(ratio: number, compare: 'ratio' | 'change'): string {
  if (Number.isNaN(ratio)) return '?';
  if (compare === 'ratio') return `${ratio.toFixed(2)} ×`;
  return `${ratio < 1 ? '' : '+'}${((ratio - 1) * 100).toFixed(0)} %`;
}

function amount(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  if (!Number.isFinite(value)) return '?';
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}
