import type { Indexation } from '@pignon/domain/indexing/indexed-page';
import useSWR from 'swr';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import { useViews } from '../../staff/views/use-views';
import { indexationPath, readFilters } from './indexation-filters';

/** Filters in the URL, rows and counts from the API. */
export function useIndexation() {
  const address = useListAddress();
  const filters = readFilters(address.query);
  const { data, error, mutate } = useSWR<Indexation, unknown>(indexationPath(filters), staffGet, {
    keepPreviousData: true,
  });
  return { address, filters, data, error, views: useViews('indexation', address), retry: () => void mutate() };
}
