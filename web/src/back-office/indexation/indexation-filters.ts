import { PAGE_KINDS, PAGE_PROBLEMS, type PageKind, type PageProblem } from '@pignon/domain/indexing/indexed-page';
import { DEFAULT_PAGE_SIZE, type PageSize } from '@pignon/domain/shared/page-size';
import { pageOf, sizeOf } from '../../staff/list/list-address';

export const INDEXATION = '/api/admin/indexation';

export interface IndexationFilters {
  readonly kind: PageKind | null;
  readonly problem: PageProblem | null;
  readonly page: number;
  readonly size: PageSize;
}

/** What 'Réinitialiser les filtres' takes out of the address. */
export const NO_FILTERS = { type: null, probleme: null } as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export const readFilters = (query: URLSearchParams): IndexationFilters => ({
  kind: oneOf(PAGE_KINDS, query.get('type')),
  problem: oneOf(PAGE_PROBLEMS, query.get('probleme')),
  page: pageOf(query),
  size: sizeOf(query),
});

export function indexationPath({ kind, problem, page, size }: IndexationFilters): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(problem && { problem }),
    ...(page > 1 && { page: String(page) }),
    ...(size > DEFAULT_PAGE_SIZE && { size: String(size) }),
  });
  return query.size > 0 ? `${INDEXATION}?${query}` : INDEXATION;
}
