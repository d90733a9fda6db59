import { DEFAULT_PAGE_SIZE, type PageSize } from '@pignon/domain/shared/page-size';
import { useLocation, useSearch } from 'wouter';
import { type Changes, changedSearch, filteredSearch, pageOf, sizeOf } from './list-address';

/** What a list shows lives in the address: a link shows a colleague the same rows, Back and a reload restore them. */
export function useListAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const show = (next: string) => navigate(path + next, { replace: true });
  return {
    query,
    search,
    page: pageOf(query),
    size: sizeOf(query),
    /** What shows the same rows in another way: their page stays. */
    change: (changes: Changes) => show(changedSearch(search, changes)),
    filter: (changes: Changes) => show(filteredSearch(search, changes)),
    goTo: (page: number) => show(changedSearch(search, { page: page > 1 ? String(page) : null })),
    resize: (size: PageSize) => show(filteredSearch(search, { par: size === DEFAULT_PAGE_SIZE ? null : String(size) })),
    /** All of it at once, as a saved view wrote it down. */
    showAll: show,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
