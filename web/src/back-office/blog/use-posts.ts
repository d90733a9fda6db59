import type { PostChoices, StaffPostPage } from '@pignon/domain/blog/desk/staff-post';
import useSWR from 'swr';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import { useSelection } from '../../staff/table/use-selection';
import { useViews } from '../../staff/views/use-views';
import { POST_CHOICES } from './parts/post-choices';
import { folderOf, isFiltered, postSort, postsPath } from './post-filters';

/** Folder, filters and order stand in the address; rows come from the server, a page at a time. */
export function usePosts() {
  const address = useListAddress();
  const { data, error, mutate } = useSWR<StaffPostPage, unknown>(postsPath(address.query), staffGet, {
    keepPreviousData: true,
  });
  const { data: choices } = useSWR<PostChoices, unknown>(POST_CHOICES, staffGet);
  const items = data?.items ?? [];
  return {
    address,
    data,
    error,
    items,
    choices,
    folder: folderOf(address.query),
    filtered: isFiltered(address.query),
    sort: postSort(address.query),
    selection: useSelection(items.map(({ id }) => String(id))),
    views: useViews('articles', address),
    retry: () => void mutate(),
  };
}
