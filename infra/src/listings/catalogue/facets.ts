import { districtName, districtOfSlug } from '@pignon/domain/geography/towns/districts';
import type { RegionCode } from '@pignon/domain/geography/place';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import type { TransactionType } from '@pignon/domain/listings/property-fields';
import type { CityCount, Facets } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import { allOf, conditionsOf } from './conditions';
import { Values } from './values';

interface FacetRow {
  readonly nature: Nature | null;
  readonly transaction_type: TransactionType | null;
  readonly region: RegionCode | null;
  readonly city_key: string | null;
  readonly district: string | null;
  readonly city_slug: string | null;
  readonly commune: string | null;
  readonly department: string | null;
  readonly city_region: RegionCode | null;
  readonly n: number;
}

const OWN = { type: 'natures', transactionType: 'transactions', region: 'regions', city: 'cities' } as const;

/** All counts in one pass over what the other criteria leave; each facet counts without its own filter. */
export async function facetsOf(pool: Pool, criteria: SearchCriteria): Promise<Facets> {
  const values = new Values();
  const conditions = conditionsOf(criteria, values);
  const own = Object.values(OWN);
  const passes = (facet: keyof typeof OWN): string =>
    own
      .filter((criterion) => criterion !== OWN[facet])
      .flatMap((criterion) => (conditions[criterion] ? [`passes_${criterion}`] : []))
      .join(' and ') || 'true';
  const flags = own.flatMap((criterion) =>
    conditions[criterion] ? [`, (${conditions[criterion]}) as passes_${criterion}`] : [],
  );
  const { rows } = await pool.query<FacetRow>(
    `with matching as (
       select nature, transaction_type, region, city_key, district ${flags.join('')}
       from public_listing where available and ${allOf(conditions, ...own)}
     ), counted as (
       select nature, transaction_type, region, city_key, district,
         case grouping(nature, transaction_type, region, city_key, district)
           when 15 then count(*) filter (where ${passes('type')})
           when 23 then count(*) filter (where ${passes('transactionType')})
           when 27 then count(*) filter (where ${passes('region')})
           else count(*) filter (where ${passes('city')}) end::int as n
       from matching
       group by grouping sets ((nature), (transaction_type), (region), (city_key), (district))
     )
     select counted.*, place.city_slug, place.commune, place.department, place.region as city_region
     from counted left join lateral (
       select city_slug, commune, department, region from property where property.city_key = counted.city_key limit 1
     ) place on counted.city_key is not null
     where n > 0`,
    values.all,
  );
  return {
    type: Object.fromEntries(
      NATURES.flatMap((nature) => rows.filter((row) => row.nature === nature).map(({ n }) => [nature, n])),
    ),
    transactionType: {
      sale: rows.find((row) => row.transaction_type === 'sale')?.n ?? 0,
      rental: rows.find((row) => row.transaction_type === 'rental')?.n ?? 0,
    },
    region: Object.fromEntries(rows.flatMap(({ region, n }) => (region ? [[region, n]] : []))),
    city: cityCounts(rows),
    district: districtCounts(rows),
  };
}

function districtCounts(rows: readonly FacetRow[]): CityCount[] {
  return rows
    .flatMap(({ district, n }) => {
      const known = district === null ? null : districtOfSlug(district);
      return district !== null && known
        ? [{ slug: district, name: districtName(known), ...PLACES[known.citySlug], count: n }]
        : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr', { numeric: true }));
}

const PLACES = {
  paris: { department: '75', region: '11' },
  lyon: { department: '69', region: '84' },
  marseille: { department: '13', region: '93' },
} as const;

function cityCounts(rows: readonly FacetRow[]): CityCount[] {
  const cities = rows.filter((row) => row.city_key !== null);
  const shared = new Map<string, number>();
  for (const { city_slug } of cities) shared.set(city_slug ?? '', (shared.get(city_slug ?? '') ?? 0) + 1);
  return cities
    .map(({ city_key, city_slug, commune, department, city_region, n }) => {
      const homonym = (shared.get(city_slug ?? '') ?? 0) > 1;
      return {
        slug: (homonym ? city_key : city_slug) ?? '',
        name: homonym && department ? `${commune} (${department})` : (commune ?? ''),
        department,
        region: city_region,
        count: n,
      };
    })
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'fr'));
}
