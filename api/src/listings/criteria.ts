import type { MapWindow } from '@pignon/domain/listings/catalogue';
import type { Filter } from '@pignon/domain/listings/filters/filter';
import { EACH_FILTER, type SearchCriteria } from '@pignon/domain/listings/filters/filters';
import { NATURES, type Nature } from '@pignon/domain/listings/nature';
import { natureOf } from '@pignon/domain/listings/property/nature-of';
import { LARGEST_PAGE, PAGE_SIZE, type PageOfSearch, type Sort, SORTS } from '@pignon/domain/listings/search-criteria';
import { InvalidBody } from '../http/refusals/errors';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

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

  sort(): Sort | undefined {
    const given = this.text('sort')?.value;
    const sort = SORTS.find((one) => one === given);
    if (given && !sort) this.fault('sort', `sort doit être ${SORTS.join(' ou ')}`);
    return sort;
  }

  filter({ parameters, read }: Filter<unknown>): unknown {
    const found = this.text(...parameters);
    return (
      found &&
      read(found.value, {
        strict: true,
        natureOf: kindOf,
        fault: (message) => this.fault(found.name, `${found.name} ${message}`),
      })
    );
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
  const sort = read.sort() ?? 'newest';
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
  const given = read.text('box')?.value.split(',');
  if (!given) return undefined;
  const sides = given.map((side) => (side.trim() ? Number(side) : Number.NaN));
  const [west, south, east, north] = sides;
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    sides.length > 4 ||
    sides.some(Number.isNaN)
  ) {
    read.fault('box', 'box doit être « ouest,sud,est,nord » en degrés');
    return undefined;
  }
  return [west, south, east, north];
}

const criteriaOf = (read: QueryReader): SearchCriteria =>
  Object.fromEntries(
    EACH_FILTER.flatMap(([name, filter]) => {
      const value = read.filter(filter);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Our own name of a kind, or a type as properties carry it. */
const kindOf = (type: string): Nature => (NATURES.includes(type as Nature) ? (type as Nature) : natureOf(type));
