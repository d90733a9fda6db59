import type { StormOptions } from './options';
import type { Random } from '@pignon/infra/local/settings/random';
import { REGRESSIONS } from './regressions';
import { ROWS, SABOTAGED_ROWS, SHORT_ROWS } from './rows/all';
import type { Turn } from './turn';

/** Which rows are struck, in which order, each with a seed of its own: one row's chance never depends on the rows before. */
export function* turns({ rows, sabotage, short, seed, seeds, minutes }: StormOptions, random: Random): Generator<Turn> {
  const wanted = rows ?? (sabotage ? SABOTAGED_ROWS[sabotage] : short ? SHORT_ROWS : null);
  const struck = ROWS.map(({ row }) => row).filter((row) => wanted?.includes(row) ?? true);
  if (minutes > 0) {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; )
      for (const row of random.shuffled(struck)) if (Date.now() < end) yield { row, seed: anySeed(random) };
    return;
  }
  for (const row of struck)
    for (let nth = 0; nth < seeds; nth += 1) yield { row, seed: nth === 0 ? seed : anySeed(random) };
  if (short && !rows && !sabotage) yield* REGRESSIONS;
}

const anySeed = (random: Random): number => random.below(1e9);
