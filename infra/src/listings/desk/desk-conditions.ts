import type { DeskFilters, DeskFolder } from '@pignon/domain/listings/desk/desk-query';
import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import { parisDay } from '@pignon/domain/shared/text/french';
import { foldText } from '@pignon/domain/shared/text/slug';
import { DEFAULT_AGENT } from '../../agents/default-agent';
import { containing } from '../../database/containing';
import { columnOf } from '../../database/property-columns';
import type { Values } from '../catalogue/values';

/** Property number that the words may be the reference of. */
export type Referenced = number | null;

type Ask<Value> = (value: Value, values: Values, referenced: Referenced) => string;

const PRICE = columnOf('priceCents');
const SURFACE = columnOf('surfaceM2');
const YIELD = columnOf('yieldPercent');

const anyOf =
  (sql: string): Ask<readonly (string | number)[]> =>
  (wanted, values) =>
    `${sql} = any(${values.add(wanted)})`;

const bound =
  (column: string, comparison: '>=' | '<=', times = 1): Ask<number> =>
  (limit, values) =>
    `${column} ${comparison} ${values.add(limit * times)}::float8`;

const whether =
  (sql: string): Ask<boolean> =>
  (wanted) =>
    wanted ? sql : `(${sql}) is not true`;

/** In Paris; said to the statement, so that what lies before or after it is looked up in the index of the days alone. */
const today = (values: Values): string => `${values.add(parisDay(new Date()))}::date`;

/** How each filter is asked for in SQL, on table property: staff read all of it. */
const ASKED: { readonly [Name in keyof DeskFilters]-?: Ask<NonNullable<DeskFilters[Name]>> } = {
  q: wordsCondition,
  status: anyOf(columnOf('status')),
  transaction: anyOf(columnOf('transactionType')),
  type: anyOf(columnOf('nature')),
  occupancy: (wanted, values) => `${columnOf('occupancyStatus')} = ${values.add(wanted)}`,
  mandate: anyOf(`coalesce(${columnOf('mandat')}, 'simple')`),
  city: (slugs, values) => {
    const wanted = values.add(slugs);
    return `${columnOf('citySlug')} = any(${wanted}) or ${columnOf('cityKey')} = any(${wanted})`;
  },
  region: anyOf(columnOf('region')),
  adviser: anyOf(`coalesce(${columnOf('agentId')}, ${DEFAULT_AGENT})`),
  minPrice: bound(PRICE, '>=', 100),
  maxPrice: bound(PRICE, '<=', 100),
  minSurface: bound(SURFACE, '>='),
  maxSurface: bound(SURFACE, '<='),
  minYield: bound(YIELD, '>='),
  maxYield: bound(YIELD, '<='),
  // As the index of those without says it.
  withoutPhoto: whether(`${columnOf('id')} in (select id from property where ${columnOf('photos')} = '[]')`),
  withoutPoint: whether(
    `${columnOf('latitude')} is null or ${columnOf('longitude')} is null or (${columnOf('latitude')} = 0 and ${columnOf('longitude')} = 0)`,
  ),
  regionToCheck: whether(columnOf('regionGuessed')),
  hiddenAddress: whether(columnOf('hideFullAddress')),
  blockingChecks: (wanted, values, referenced) =>
    whether(
      `${columnOf('failingChecks')} > 0 or (${columnOf('mandateEndsOn')} < ${today(values)} and ${columnOf('mandat')} is distinct from 'sans_mandat')`,
    )(wanted, values, referenced),
  mandateEndingWithin: (days, values) => `${columnOf('mandateEndsOn')} <= ${today(values)} + ${values.add(days)}::int`,
  leaseEndingWithin: (months, values) => {
    const day = today(values);
    return `${columnOf('leaseEndsOn')} between ${day} and ${day} + make_interval(months => ${values.add(months)}::int)`;
  },
  unseenMatches: whether(
    `${columnOf('id')} in (select property_id from property_matching where seen_at is null and people > 0)`,
  ),
  untouchedFor: (days, values) =>
    `${columnOf('unpublishedAt')} is null and not ${columnOf('internalOnly')} and ${columnOf('updatedAt')} < now() - make_interval(days => ${values.add(days)}::int)`,
};

/** SQL that is true of what the filters ask for, whatever its folder. */
export function deskCondition(filters: DeskFilters, values: Values, referenced: Referenced): string {
  const asked = Object.entries(ASKED).flatMap(([name, ask]) => {
    const value = filters[name as keyof DeskFilters];
    return value === undefined ? [] : [`(${(ask as Ask<unknown>)(value, values, referenced)})`];
  });
  return asked.join(' and ') || 'true';
}

const KEPT = `${columnOf('deletedAt')} is null`;

export const IN_FOLDER: Readonly<Record<DeskFolder, string>> = {
  all: KEPT,
  available: `${KEPT} and ${columnOf('available')}`,
  'off-market': `${KEPT} and ${columnOf('gated')}`,
  drafts: `${KEPT} and (${columnOf('unpublishedAt')} is not null or ${columnOf('internalOnly')})`,
  bin: `${columnOf('deletedAt')} > now() - interval '${BIN_DAYS} days'`,
};

/** No index finds fewer letters within a word; at its beginning it finds even one. */
const LEAST_WITHIN = 3;
/** Each is looked for in every row that the others leave. */
const MOST_WORDS = 8;

function wordsCondition(said: string, values: Values, referenced: Referenced): string {
  const patterns = [...new Set(foldText(said).split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => (word.length < LEAST_WITHIN ? containing(` ${word}`) : containing(word)));
  const words =
    patterns.map((pattern) => `${columnOf('deskWords')} like ${values.add(pattern)}`).join(' and ') || 'true';
  return referenced === null ? words : `(${words}) or ${columnOf('id')} = ${values.add(referenced)}::int`;
}
