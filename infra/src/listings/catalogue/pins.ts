import type { MapWindow } from '@pignon/domain/listings/catalogue';
import {
  type MapAnswer,
  PIN_FLAGS,
  type Pin,
  type PinCluster,
  PINS_AT_ONCE,
} from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import { allOf, areaCondition, conditionsOf } from './conditions';
import { Values } from './values';

/** Clusters gather what lies within so many pixels. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;

/** Every match as a compact pin, or, where too many lie in the window, gathered by zoom (two statements, always). */
export async function pinsOf(pool: Pool, criteria: SearchCriteria, { zoom, box }: MapWindow): Promise<MapAnswer> {
  const values = new Values();
  const where = `public_longitude is not null and ${allOf(conditionsOf(criteria, values))}`;
  const inBox = box ? areaCondition(box, values) : 'true';
  const { rows } = await pool.query<{ total: number; in_box: number }>(
    `select count(*)::int as total, count(*) filter (where ${inBox})::int as in_box from public_listing where ${where}`,
    values.all,
  );
  const { total, in_box: near } = rows[0] ?? { total: 0, in_box: 0 };
  // What fits is sent whole, so that the browser need not ask again at each move.
  if (total <= PINS_AT_ONCE) return { items: await pins(pool, where, boxless(values, box)), clusters: [], total };
  if (near <= PINS_AT_ONCE)
    return { items: await pins(pool, `${where} and ${inBox}`, values.all), clusters: [], total };
  return { items: [], clusters: await clusters(pool, `${where} and ${inBox}`, values, zoom), total };
}

/** The values without the four of the box, which come last. */
const boxless = (values: Values, box: MapWindow['box']): unknown[] => (box ? values.all.slice(0, -4) : values.all);

async function pins(pool: Pool, where: string, values: readonly unknown[]): Promise<Pin[]> {
  const { rows } = await pool.query<Pin[]>({
    rowMode: 'array',
    text: `select id, round(public_longitude::numeric, 5)::float8, round(public_latitude::numeric, 5)::float8,
        (price_cents / 100)::float8,
        case transaction_type when 'rental' then ${PIN_FLAGS.rental} else 0 end
          + case when available then 0 else ${PIN_FLAGS.notAvailable} end
          + case when approximate then ${PIN_FLAGS.approximate} else 0 end
      from public_listing where ${where} order by id`,
    values: [...values],
  });
  return rows as unknown as Pin[];
}

async function clusters(pool: Pool, where: string, values: Values, zoom: number): Promise<PinCluster[]> {
  const degrees = (360 * CELL_PIXELS) / (TILE_PIXELS * 2 ** Math.min(Math.max(Math.round(zoom), 3), 18));
  const cell = `${values.add(degrees)}::float8`;
  const coordinate = (sql: string): string => `round((${sql})::numeric, 4)::float8`;
  const { rows } = await pool.query({
    rowMode: 'array',
    text: `select ${coordinate('avg(public_longitude)')}, ${coordinate('avg(public_latitude)')},
        count(*) filter (where available)::int,
        ${coordinate('min(public_longitude)')}, ${coordinate('min(public_latitude)')},
        ${coordinate('max(public_longitude)')}, ${coordinate('max(public_latitude)')}
      from public_listing where ${where}
      group by floor(public_longitude / ${cell}), floor(public_latitude / (${cell} * 0.7))`,
    values: values.all,
  });
  return rows as unknown as PinCluster[];
}
