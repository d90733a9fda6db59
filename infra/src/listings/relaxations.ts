import type { Relaxation } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import type { Pool } from 'pg';
import { allOf, conditionsOf, Values } from './conditions';

/** How a bound may move, to the nearest value that lets something in, rounded outwards to a number people say. */
const BOUNDS = {
  minPrice: {
    nearest: 'floor(max(price_cents) / 100.0 / 10000) * 10000',
    column: 'price_cents',
    sign: '>=',
    scale: 100,
  },
  maxPrice: {
    nearest: 'ceil(min(price_cents) / 100.0 / 10000) * 10000',
    column: 'price_cents',
    sign: '<=',
    scale: 100,
  },
  minSurface: { nearest: 'floor(max(surface_m2) / 10) * 10', column: 'surface_m2', sign: '>=', scale: 1 },
  maxSurface: { nearest: 'ceil(min(surface_m2) / 10) * 10', column: 'surface_m2', sign: '<=', scale: 1 },
  minYield: { nearest: 'floor(max(yield_percent) * 2) / 2', column: 'yield_percent', sign: '>=', scale: 1 },
} as const;

const CHOICES = ['search', 'cities', 'natures', 'transactions', 'regions', 'occupancy'] as const;

/** Nothing matches: which one criterion, moved or dropped, brings something? One statement, whatever was asked. */
export async function relaxationsOf(pool: Pool, criteria: SearchCriteria): Promise<Relaxation[]> {
  const values = new Values();
  /** Each question brings its own values: a statement must use every one that it is given. */
  const others = (name: keyof SearchCriteria): string =>
    allOf(conditionsOf({ ...criteria, [name]: undefined }, values));
  const moved = Object.entries(BOUNDS).flatMap(([criterion, { nearest, column, sign, scale }]) => {
    const name = criterion as keyof typeof BOUNDS;
    if (criteria[name] === undefined) return [];
    const rest = others(name);
    return [
      `select '${name}' as criterion, bound::float8 as value, (select count(*)::int from public_listing
         where available and ${rest} and ${column} ${sign} bound * ${scale}) as total
       from (select ${nearest} as bound from public_listing where available and ${rest}) nearest where bound is not null`,
    ];
  });
  const dropped = CHOICES.flatMap((name) =>
    criteria[name] === undefined
      ? []
      : [
          `select '${name}' as criterion, null::float8 as value, count(*)::int as total from public_listing
           where available and ${others(name)}`,
        ],
  );
  const questions = [...moved, ...dropped];
  if (questions.length === 0) return [];
  const { rows } = await pool.query<{ criterion: Relaxation['criterion']; value: number | null; total: number }>(
    `select * from (${questions.join(' union all ')}) relaxed where total > 0`,
    values.all,
  );
  return rows
    .map(({ criterion, value, total }) => ({ criterion, total, ...(value === null ? {} : { value }) }))
    .toSorted((a, b) => Number(b.value !== undefined) - Number(a.value !== undefined) || a.total - b.total);
}
