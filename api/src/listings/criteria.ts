import { placeSlugOf } from '@pignon/domain/geography/place-slug';
import { REGION_CODES, type RegionCode } from '@pignon/domain/geography/place';
import type { MapWindow } from '@pignon/domain/listings/catalogue';
import { readArea } from '@pignon/domain/listings/area';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import { natureOf } from '@pignon/domain/listings/nature-of';
import { TRANSACTION_TYPES, type TransactionType } from '@pignon/domain/listings/property-fields';
import {
  type Area,
  LARGEST_PAGE,
  PAGE_SIZE,
  type PageOfSearch,
  type SearchCriteria,
  type Sort,
  SORTS,
} from '@pignon/domain/listings/search-criteria';
import { InvalidBody } from '../http/errors';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const LONGEST_SEARCH = 200;
const MOST_CHOICES = 200;
const MOST_IDS = 200;
const LAST_PAGE = 100_000;

/** Reads a query string one parameter at a time; every fault gets its sentence under the parameter's name. */
class QueryReader {
  private readonly fields: Record<string, string> = {};

  constructor(private readonly query: Query) {}

  /** The first of several names that is there and not empty. */
  text(...names: readonly string[]): { readonly name: string; readonly value: string } | undefined {
    for (const name of names) {
      const raw = this.query[name];
      const value = (Array.isArray(raw) ? raw.join(',') : ((raw as string | undefined) ?? ''))
        .replace(/\p{Cc}+/gu, ' ')
        .trim();
      if (value) return { name, value };
    }
    return undefined;
  }

  number(names: readonly string[], { min = 0, max = 1e12, whole = false } = {}): number | undefined {
    const found = this.text(...names);
    if (!found) return undefined;
    const value = Number(found.value.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
    if (Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    this.fault(found.name, `${found.name} doit être un nombre${whole ? ' entier' : ''} de ${min} à ${max}`);
    return undefined;
  }

  list(names: readonly string[], most: number): readonly string[] | undefined {
    const found = this.text(...names);
    if (!found) return undefined;
    const values = found.value
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    if (values.length > most) this.fault(found.name, `${found.name} accepte ${most} valeurs au plus`);
    return values.slice(0, most);
  }

  choices<Value extends string>(names: readonly string[], known: readonly Value[]): readonly Value[] | undefined {
    const values = this.list(names, MOST_CHOICES);
    const unknown = values?.find((value) => !known.includes(value as Value));
    if (unknown !== undefined) {
      const name = this.text(...names)?.name ?? '';
      this.fault(name, `${name} doit être ${known.join(' ou ')}`);
    }
    return values as readonly Value[] | undefined;
  }

  fault(name: string, message: string): void {
    this.fields[name] ??= message;
  }

  finish(): void {
    if (Object.keys(this.fields).length > 0) throw new InvalidBody(this.fields);
  }
}

/** The listing URL's parameters (M48) and the chat's (M111) are two names of the same criteria. */
export function readSearch(query: Query): { readonly criteria: SearchCriteria; readonly page: PageOfSearch } {
  const read = new QueryReader(query);
  const criteria = criteriaOf(read);
  const sort = read.choices<Sort>(['sort'], SORTS)?.[0] ?? 'newest';
  const page = read.number(['page'], { min: 1, max: LAST_PAGE, whole: true }) ?? 1;
  const pageSize = read.number(['pageSize', 'limit'], { min: 1, max: LARGEST_PAGE, whole: true }) ?? PAGE_SIZE;
  read.finish();
  return { criteria, page: { sort, page, pageSize, facets: read.text('facets')?.value !== '0' } };
}

export function readPage(query: Query): number {
  const read = new QueryReader(query);
  const page = read.number(['page'], { min: 1, max: LAST_PAGE, whole: true }) ?? 1;
  read.finish();
  return page;
}

export function readMap(query: Query): { readonly criteria: SearchCriteria; readonly window: MapWindow } {
  const read = new QueryReader(query);
  const criteria = criteriaOf(read);
  const zoom = read.number(['zoom'], { min: 0, max: 22 }) ?? 5;
  const box = boxOf(read);
  read.finish();
  return { criteria, window: { zoom, ...(box ? { box } : {}) } };
}

function boxOf(read: QueryReader): MapWindow['box'] {
  const sides = read.list(['box'], 4)?.map(Number);
  if (!sides) return undefined;
  const [west, south, east, north] = sides;
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    sides.some(Number.isNaN)
  ) {
    read.fault('box', 'box doit être « ouest,sud,est,nord » en degrés');
    return undefined;
  }
  return [west, south, east, north];
}

function criteriaOf(read: QueryReader): SearchCriteria {
  const search = read.text('search', 'keyword');
  if (search && search.value.length > LONGEST_SEARCH)
    read.fault(search.name, `${search.name} ne peut pas dépasser ${LONGEST_SEARCH} caractères`);
  const ids = read.list(['ids'], MOST_IDS)?.map(Number);
  if (ids?.some((id) => !Number.isInteger(id) || id < 1 || id >= 2 ** 31))
    read.fault('ids', 'ids doit être une liste de nombres');
  const occupancy = read.text('occupancy')?.value;
  const criteria: { -readonly [Name in keyof SearchCriteria]: SearchCriteria[Name] } = {
    search: search?.value,
    cities: read.list(['city', 'cities'], MOST_CHOICES)?.map(placeSlugOf),
    natures: naturesOf(read),
    transactions: read.choices<TransactionType>(['transactionType'], TRANSACTION_TYPES),
    regions: read.choices<RegionCode>(['region', 'zone'], REGION_CODES),
    // Anything other than occupied counts as free (M121).
    occupancy: occupancy === undefined ? undefined : occupancy === 'occupied' ? 'occupied' : 'vacant',
    minPrice: read.number(['minPrice']),
    maxPrice: read.number(['maxPrice']),
    minSurface: read.number(['minSurfaceRange', 'minSurface']),
    maxSurface: read.number(['maxSurfaceRange', 'maxSurface']),
    minYield: read.number(['minYield'], { max: 1000 }),
    maxYield: read.number(['maxYield'], { max: 1000 }),
    area: areaOf(read),
    ids,
  };
  for (const name of Object.keys(criteria) as (keyof SearchCriteria)[])
    if (criteria[name] === undefined) delete criteria[name];
  return criteria;
}

function areaOf(read: QueryReader): Area | undefined {
  const given = read.text('area');
  const area = readArea(given?.value);
  if (given && !area) read.fault('area', 'area doit être « ouest,sud,est,nord » en degrés');
  return area;
}

/** Our own natures, or a type as properties carry it: 'bureau' asks for offices (F31). */
function naturesOf(read: QueryReader): readonly Nature[] | undefined {
  return read
    .list(['type', 'types'], MOST_CHOICES)
    ?.map((type) => (NATURES.includes(type as Nature) ? (type as Nature) : natureOf(type)));
}
