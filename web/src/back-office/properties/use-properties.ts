import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { useViews } from '../../staff/views/use-views';
import { staffGet } from '../../staff/staff-get';
import { useSelection } from '../../staff/table/use-selection';
import { folderOf, isFiltered, propertiesPath, propertySort } from './property-filters';

/** A desk of 1280 px holds the others. */
const HIDDEN_AT_FIRST = ['mandate', 'yield', 'surface', 'quality', 'views'];
const REFRESH_MS = 30_000;

/** Folder, filters, order and the open property stand in the address; rows come from the server, a page at a time. */
export function useProperties() {
  const address = useListAddress();
  // While another page or filter loads, the rows in sight stay: only the very first load shows a skeleton.
  const { data, error, mutate } = useSWR<StaffPropertyPage, unknown>(propertiesPath(address.query), staffGet, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
  const items = data?.items ?? [];
  return {
    address,
    data,
    error,
    items,
    folder: folderOf(address.query),
    filtered: isFiltered(address.query),
    sort: propertySort(address.query),
    selection: useSelection(items.map(({ id }) => String(id))),
    views: useViews('biens', address, HIDDEN_AT_FIRST),
    drawer: useDrawerAddress(),
    retry: () => void mutate(),
  };
}
