import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '@pignon/domain/shared/page-size';

/** Null, or empty, takes the parameter away. */
export type Changes = Readonly<Record<string, string | null>>;

/** '?a=b', or nothing: a link shows a colleague the same rows. */
export function changedSearch(search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Other rows start at their first page. */
export const filteredSearch = (search: string, changes: Changes): string =>
  changedSearch(search, { page: null, ...changes });

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

export const sizeOf = (query: URLSearchParams): PageSize =>
  PAGE_SIZES.find((size) => String(size) === query.get('par')) ?? DEFAULT_PAGE_SIZE;

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** '-nom' is from Z to A. */
export function sortOf(query: URLSearchParams, columns: readonly string[]): Sort | undefined {
  const [, minus, column = ''] = /^(-?)(.*)$/.exec(query.get('tri') ?? '') ?? [];
  return columns.includes(column) ? { column, descending: minus === '-' } : undefined;
}

export const sortText = ({ column, descending }: Sort): string => (descending ? `-${column}` : column);
