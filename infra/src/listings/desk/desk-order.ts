import type { DeskFilters, DeskSort, DeskView } from '@pignon/domain/listings/desk/desk-query';
import { DEFAULT_AGENT } from '../../agents/default-agent';
import { columnOf } from '../../database/property-columns';

const ORDERS: Readonly<Record<DeskSort, string>> = {
  updated: columnOf('updatedAt'),
  reference: 'property.id',
  title: `fold_text(${columnOf('title')})`,
  city: columnOf('citySlug'),
  type: columnOf('nature'),
  transaction: columnOf('transactionType'),
  occupancy: columnOf('occupancyStatus'),
  status: columnOf('status'),
  mandate: columnOf('mandat'),
  price: columnOf('priceCents'),
  yield: columnOf('yieldPercent'),
  surface: columnOf('surfaceM2'),
  adviser: 'adviser_place',
  views: 'seen',
};

/** Of the others nothing is said: an index of their order, which has nulls elsewhere, then serves as it is. */
const MAY_BE_NULL: ReadonlySet<DeskSort> = new Set(['mandate', 'price', 'yield', 'surface', 'adviser']);

/** What some orders are of is not of the table. */
const BESIDE: Readonly<Partial<Record<DeskSort, string>>> = {
  // A number, not a name, is compared a hundred thousand times.
  adviser: `left join (select id as adviser_id, row_number() over (order by name, id) as adviser_place from agent) adviser
    on adviser_id = coalesce(${columnOf('agentId')}, ${DEFAULT_AGENT})`,
  views: 'join property_seen on property_id = property.id',
};

/**
 * The ids that a condition holds for, in order; of equals the latest first where the latest come first. Where most rows
 * count, an index of their order is walked until a page is full. Where few may, nobody knows how far that would be: they
 * are found first (`offset` keeps the planner from guessing), then put in order.
 */
export function inOrder(filters: DeskFilters, { folder, sort, order }: DeskView, where: string): string {
  const by = (sorted: string, id: string): string =>
    `order by ${sorted} ${order}${MAY_BE_NULL.has(sort) ? ' nulls last' : ''}, ${id} ${order}`;
  if (isWalked(filters, folder, sort))
    return `select property.id from property ${BESIDE[sort] ?? ''} where ${where} ${by(ORDERS[sort], 'property.id')}`;
  return `select id from (select property.id, ${ORDERS[sort]} as sorted from property ${BESIDE[sort] ?? ''} where ${where} offset 0) found
    ${by('sorted', 'id')}`;
}

/** The index by date holds whatever filters ask for: at worst all of it is read. */
function isWalked(filters: DeskFilters, folder: DeskView['folder'], sort: DeskSort): boolean {
  if (sort === 'updated') return true;
  const asked = Object.values(filters).some((value) => value !== undefined);
  return !asked && (folder === 'all' || folder === 'available');
}
