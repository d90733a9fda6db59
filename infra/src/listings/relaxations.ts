import type { Relaxation } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import type { Pool } from 'pg';
import { allOf, type Conditions, conditionsOf, Values } from './conditions';

/** How a bound may move, to the nearest value that lets something in, rounded outwards to a number people say. */
const BOUNDS = {
  minPrice: { nearest: 'floor(max(price_cents) / 100.0 / 10000) * 10000', within: 'price_cents >= value * 100' },
  maxPrice: { nearest: 'ceil(min(price_cents) / 100.0 / 10000) * 10000', within: 'price_cents <= value * 100' },
  minSurface: { nearest: 'floor(max(surface_m2) / 10) * 10', within: 'surface_m2 >= value' },
  maxSurface: { nearest: 'ceil(min(surface_m2) / 10) * 10', within: 'surface_m2 <= value' },
  minYield: { nearest: 'floor(max(yield_percent) * 2) / 2', within: 'yield_percent >= value' },
} as const;

/** Those that can only be dropped. */
const CHOICES = ['search', 'cities', 'natures', 'transactions', 'regions', 'occupancy'] as const;

type Criterion = keyof typeof BOUNDS | (typeof CHOICES)[number];

/**
 * Nothing matches: which one criterion, moved or dropped, brings something? One statement and one scan, whatever was
 * asked: what one criterion alone keeps out is what letting go of it brings.
 */
export async function relaxationsOf(pool: Pool, criteria: SearchCriteria): Promise<Relaxation[]> {
  const values = new Values();
  const conditions = conditionsOf(criteria, values);
  const asked = (Object.keys(conditions) as (keyof SearchCriteria)[]).filter(canRelax);
  if (asked.length === 0) return [];
  const { rows } = await pool.query<{ criterion: Relaxation['criterion']; value: number | null; total: number }>(
    `with near as materialized (${nearOf(conditions, asked)}),
       moved as (select criterion, ${perBound(({ nearest }) => nearest)} as value from near group by criterion)
     select criterion, value::float8, count(*)::int as total from near join moved using (criterion)
     where ${perBound(({ within }) => within, 'true')} group by criterion, value`,
    values.all,
  );
  return rows
    .map(({ criterion, value, total }) => ({ criterion, total, ...(value === null ? {} : { value }) }))
    .toSorted((a, b) => Number(b.value !== undefined) - Number(a.value !== undefined) || a.total - b.total);
}

/** What misses by one criterion alone, and by which. Words have their own index, which a question about all would not use. */
function nearOf(conditions: Conditions, asked: readonly Criterion[]): string {
  const { search, ...others } = conditions;
  const plain = asked.filter((name) => name !== 'search');
  const missed = plain.map((name) => `((${conditions[name]}) is not true)`);
  const which = plain.map((name, index) => `when ${missed[index]} then '${name}'`);
  const from = (criterion: string, where: string): string =>
    `select ${criterion} as criterion, price_cents, surface_m2, yield_percent from public_listing where available and ${where}`;
  const byOne = from(
    which.length > 0 ? `case ${which.join(' ')} end` : 'null::text',
    `${allOf(others, ...plain)} and (${search ?? 'true'}) and 0 ${missed.map((sql) => `+ ${sql}::int`).join(' ')} = 1`,
  );
  // The first half names every value: a statement must use all that it is given.
  return search === undefined ? byOne : `${byOne} union all ${from(`'search'`, allOf(others))}`;
}

const perBound = (sqlOf: (bound: (typeof BOUNDS)[keyof typeof BOUNDS]) => string, otherwise = 'null'): string =>
  `case criterion ${Object.entries(BOUNDS)
    .map(([name, bound]) => `when '${name}' then ${sqlOf(bound)}`)
    .join(' ')} else ${otherwise} end`;

const canRelax = (name: keyof SearchCriteria): name is Criterion =>
  name in BOUNDS || (CHOICES as readonly string[]).includes(name);
