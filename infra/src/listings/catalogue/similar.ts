import { COMMERCIAL_LIKE } from '@pignon/domain/listings/nature';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import type { Pool } from 'pg';
import { CARD_COLUMNS, type CardRow, toCard } from './card-row';

const MOST_SIMILAR = 6;

/** M85: same occupancy, then same type, then commercial-like types; among equals what can be had likewise, and nearest. */
const ALIKE = `other.occupancy_status = this.occupancy_status desc,
  other.nature = this.nature desc,
  other.nature = any($2) desc,
  other.transaction_type = this.transaction_type desc,
  other.city_key = this.city_key desc,
  other.region is not distinct from this.region desc,
  other.published_at desc, other.id desc`;

/**
 * One statement. The ranking reads nothing but what index property_facts holds; whole rows are fetched of six. Null
 * where the public sees no such property.
 */
export async function similarTo(pool: Pool, id: number): Promise<readonly ListingCard[] | null> {
  const { rows } = await pool.query<CardRow | { readonly id: null }>(
    `with this as (select id, occupancy_status, nature, transaction_type, city_key, region from public_property where id = $1),
       alike as (
         select id, row_number() over () as place from (
           select other.id from public_property other cross join this
           where other.available and other.id <> this.id
           order by ${ALIKE} limit ${MOST_SIMILAR}) best)
     select ${CARD_COLUMNS} from (select from this) asked left join
       (select public_property.*, place from alike join public_property using (id)) shown on true order by place`,
    [id, COMMERCIAL_LIKE],
  );
  if (rows.length === 0) return null;
  return rows.flatMap((row) => (row.id === null ? [] : [toCard(row)]));
}
