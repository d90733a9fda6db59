import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { useViews } from '../../staff/views/use-views';
import { staffGet } from '../../staff/staff-get';
import { isFolder } from './access-labels';
import { chosenRequests, isOrder } from './chosen-requests';

export const ACCESS_REQUESTS = '/api/off-market-clients/all';
const REFRESH_MS = 10_000;

/** The folder, the search and the open request stand in the address: the agency's mail leads to one of them. */
export function useAccessRequests() {
  const address = useListAddress();
  const drawer = useDrawerAddress('demande');
  const { data, error, mutate } = useSWR<readonly StaffAccessRequest[], unknown>(ACCESS_REQUESTS, staffGet, {
    refreshInterval: REFRESH_MS,
  });
  const folder = address.query.get('etat');
  const asked = address.query.get('tri');
  const order = isOrder(asked) ? asked : 'attente';
  const words = address.query.get('texte') ?? '';
  return {
    address,
    views: useViews('demandes', address),
    /** Those whom the words name, in the chosen order. */
    requests: data && chosenRequests(data, words, order),
    error,
    retry: () => void mutate(),
    folder: isFolder(folder) ? folder : null,
    words,
    order,
    opened: data?.find(({ id }) => id === drawer.opened),
    open: drawer.open,
    close: drawer.close,
  };
}
