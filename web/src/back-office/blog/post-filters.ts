import { POST_FOLDERS, POST_SORTS, type PostFolder } from '@pignon/domain/blog/desk/staff-post';
import { pageOf, sizeOf, type Sort, sortOf } from '../../staff/list/list-address';

/** What the address says of the list, by the names of the call that answers it. */
const FILTERS = ['q', 'tag', 'author', 'from', 'to'] as const;
export type PostFilter = (typeof FILTERS)[number];

/** What 'Réinitialiser les filtres' takes out of the address; the folder stays. */
export const NO_FILTERS: Readonly<Record<PostFilter, null>> = {
  q: null,
  tag: null,
  author: null,
  from: null,
  to: null,
};

export const folderOf = (query: URLSearchParams): PostFolder =>
  POST_FOLDERS.find((folder) => folder === query.get('folder')) ?? 'all';

export const isFiltered = (query: URLSearchParams): boolean => FILTERS.some((name) => query.get(name));

export const postSort = (query: URLSearchParams): Sort | undefined => sortOf(query, POST_SORTS);

export function postsPath(query: URLSearchParams): string {
  const sort = postSort(query);
  const asked = new URLSearchParams({ folder: folderOf(query) });
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value) asked.set(name, value);
  }
  if (sort) {
    asked.set('sort', sort.column);
    asked.set('order', sort.descending ? 'desc' : 'asc');
  }
  asked.set('page', String(pageOf(query)));
  asked.set('pageSize', String(sizeOf(query)));
  return `/api/admin/posts?${asked}`;
}
