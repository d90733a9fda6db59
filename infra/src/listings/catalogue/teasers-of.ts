import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import { TEASER_COLUMNS, type TeaserRow, toTeaser } from './card-row';
import { allOf, conditionsOf } from './conditions';
import { Values } from './values';

const MOST = 6;

/** By what a teaser shows. All else is hidden: while it is asked for, no teaser is there to tell by it (F76). */
const SHOWN: ReadonlySet<keyof SearchCriteria> = new Set([
  'search',
  'cities',
  'natures',
  'transactions',
  'minPrice',
  'maxPrice',
]);

/**
 * Off-market properties that a search's words find (F21), by every filter that was set. A price that a teaser does not
 * show passes no price filter, unlike that of a listing: being there would tell something of it.
 */
export async function teasersOf(pool: Pool, criteria: SearchCriteria): Promise<OffMarketTeaser[]> {
  const asked = (Object.keys(criteria) as (keyof SearchCriteria)[]).filter((name) => criteria[name] !== undefined);
  if (!criteria.search || asked.some((name) => !SHOWN.has(name))) return [];
  const values = new Values();
  const where = [allOf(conditionsOf(criteria, values))];
  if (criteria.minPrice !== undefined || criteria.maxPrice !== undefined) where.push('price_cents is not null');
  const { rows } = await pool.query<TeaserRow>(
    `select ${TEASER_COLUMNS} from (select *, true as available from off_market_teaser) teaser
     where ${where.join(' and ')} order by published_at desc, id desc limit ${MOST}`,
    values.all,
  );
  return rows.map(toTeaser);
}
