import type { Relaxation } from '@pignon/domain/listings/read-models';
import { type FilterName, FILTERS, type SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import { allOf, conditionsOf } from './conditions';
import { Values } from './values';

/** How a bound may move, to the nearest value that lets something in, rounded outwards to a number people say. */
const BOUNDS = {
  minPrice: { nearest: 'floor(max(price_cents) / 100.0 / 10000) * 10000', within: 'price_cents >= value * 100' },
  maxPrice: { nearest: 'ceil(min(price_cents) / 100.0 / 10000) * 10000', within: 'price_cents <= value * 100' },
  minSurface: { nearest: 'floor(max(surface_m2) / 10) * 10', within: 'surface_m2 >= value' },
  maxSurface: { nearest: 'ceil(min(surface_m2) / 10) * 10', within: 'surface_m2 <= value' },
  minYield: { nearest: 'floor(max(yield_percent) * 2) / 2', within: 'yield_percent >= value' },
} as const;

/** Nothing matches: which one criterion, moved or dropped, brings something? One statement, whatever was asked. */
export async function relaxationsOf(pool: Pool, criteria: SearchCriteria): Promise<Relaxation[]> {
  const values = new Values();
  const questions = [...lettingGoOfOne(criteria, values), ...withoutWords(criteria, values)];
  if (questions.length === 0) return [];
  const { rows } = await pool.query<{ criterion: Relaxation['criterion']; value: number | null; total: number }>(
    questions.join(' union all '),
    values.all,
  );
  return rows
    .filter(({ total }) => total > 0)
    .map(({ criterion, value, total }) => ({ criterion, total, ...(value === null ? {} : { value }) }))
    .toSorted((a, b) => Number(b.value !== undefined) - Number(a.value !== undefined) || a.total - b.total);
}

/** One scan: what misses by one criterion alone is what letting go of it brings. */
function lettingGoOfOne(criteria: SearchCriteria, values: Values): string[] {
  const asked = (Object.keys(conditionsOf(criteria, new Values())) as FilterName[]).filter(canRelax);
  if (asked.length === 0) return [];
  const conditions = conditionsOf(criteria, values);
  const missed = asked.map((name) => `((${conditions[name]}) is not true)`);
  const which = asked.map((name, index) => `when ${missed[index]} then '${name}'`).join(' ');
  const near = `select case ${which} end as criterion, price_cents, surface_m2, yield_percent from public_listing
    where available and ${allOf(conditions, ...asked)} and ${missed.map((sql) => `${sql}::int`).join(' + ')} = 1`;
  return [
    `(with near as materialized (${near}),
       moved as (select criterion, ${perBound(({ nearest }) => nearest)} as value from near group by criterion)
     select criterion, value::float8, count(*)::int as total from near join moved using (criterion)
     where ${perBound(({ within }) => within, 'true')} group by criterion, value)`,
  ];
}

/** Words have an index of their own, which a question about all criteria would not use. */
const withoutWords = (criteria: SearchCriteria, values: Values): string[] =>
  criteria.search
    ? [
        `select 'search' as criterion, null::float8 as value, count(*)::int as total from public_listing
         where available and ${allOf(conditionsOf({ ...criteria, search: undefined }, values))}`,
      ]
    : [];

const perBound = (sqlOf: (bound: (typeof BOUNDS)[keyof typeof BOUNDS]) => string, otherwise = 'null'): string =>
  `case criterion ${Object.entries(BOUNDS)
    .map(([name, bound]) => `when '${name}' then ${sqlOf(bound)}`)
    .join(' ')} else ${otherwise} end`;

/** The others can only be dropped. Words are asked about apart. */
const canRelax = (name: FilterName): boolean => name !== 'search' && 'relaxed' in FILTERS[name];
