import { parseArgs } from 'node:util';

export const SABOTAGES = ['lease', 'key', 'outbox', 'sheet', 'end'] as const;
export type Sabotage = (typeof SABOTAGES)[number];

export interface StormOptions {
  readonly minutes: number;
  readonly seed: number;
  /** How often each row is struck, with a seed of its own each time. */
  readonly seeds: number;
  readonly scale: number;
  readonly rows: readonly number[] | null;
  readonly short: boolean;
  readonly sabotage: Sabotage | null;
}

export const USAGE = `npm run storm -- [options]
  --minutes N      repeat the rows in random order for N minutes (default: each row once)
  --seed S         the same order, jitter and people again (default: one that nobody chose)
  --seeds N        each row N times, the first with the seed, the others with seeds drawn from it; prints the worst per row
  --rows 2,8       these rows of the fault table only
  --short          rows 2, 3, 8 and 33 and what was red once, with small loads
  --scale K        TIME_SCALE of the whole system (default 20)
  --sabotage X     lease, key, outbox, sheet or end: takes one protection away; must end red`;

export function readOptions(args: readonly string[]): StormOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      seeds: { type: 'string' },
      rows: { type: 'string' },
      scale: { type: 'string' },
      short: { type: 'boolean' },
      sabotage: { type: 'string' },
    },
  });
  const sabotage = values.sabotage as Sabotage | undefined;
  if (sabotage && !SABOTAGES.includes(sabotage)) throw new Error(`--sabotage: ${SABOTAGES.join(', ')}`);
  return {
    minutes: numberOf('minutes', values.minutes, 0),
    seed: numberOf('seed', values.seed, Math.floor(Math.random() * 1e9)),
    seeds: Math.max(1, numberOf('seeds', values.seeds, 1)),
    scale: numberOf('scale', values.scale, 20),
    rows: values.rows ? values.rows.split(',').map((row) => numberOf('rows', row, 0)) : null,
    short: values.short ?? false,
    sabotage: sabotage ?? null,
  };
}

function numberOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name}: a number, not « ${text} »`);
  return value;
}
