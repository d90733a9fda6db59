import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { useViews } from '../../staff/views/use-views';
import { useSelection } from '../../staff/table/use-selection';
import { readFilters } from './delivery-filters';
import { useDeliveries } from './use-deliveries';

/** Filters in the URL, rows from the API, the selection among the rows in sight. */
export function useJournal() {
  const address = useListAddress();
  const filters = readFilters(address.query);
  const { data, error, mutate } = useDeliveries(filters);
  const items = data?.items ?? [];
  return {
    address,
    filters,
    data,
    error,
    items,
    selection: useSelection(items.map(({ id }) => id)),
    views: useViews('livraisons', address),
    drawer: useDrawerAddress('livraison'),
    retry: () => void mutate(),
  };
}
