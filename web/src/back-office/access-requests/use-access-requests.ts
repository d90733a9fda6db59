import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import useSWR from 'swr';
import { useLocation, useSearch } from 'wouter';
import { staffGet } from '../../staff/staff-get';
import { paths } from '../../site/paths';
import { chosenRequests, isOrder, type Order } from './chosen-requests';
import { type Folder, isFolder } from './access-labels';

export const ACCESS_REQUESTS = '/api/off-market-clients/all';
const REFRESH_MS = 10_000;

interface View {
  readonly folder: Folder | null;
  readonly request: string | null;
  readonly words: string;
  readonly order: Order;
}

/** The folder, the search and the open request stand in the address: the agency's mail leads to one of them. */
export function useAccessRequests() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const { data, error, mutate } = useSWR<readonly StaffAccessRequest[], unknown>(ACCESS_REQUESTS, staffGet, {
    refreshInterval: REFRESH_MS,
  });
  const folder = search.get('etat');
  const order = search.get('tri');
  const view: View = {
    folder: isFolder(folder) ? folder : null,
    request: search.get('demande'),
    words: search.get('texte') ?? '',
    order: isOrder(order) ? order : 'attente',
  };

  const show = (change: Partial<View>) => {
    const next = { ...view, ...change };
    const query = new URLSearchParams({
      onglet: 'off-market',
      ...(next.folder && { etat: next.folder }),
      ...(next.words && { texte: next.words }),
      ...(next.order !== 'attente' && { tri: next.order }),
      ...(next.request && { demande: next.request }),
    });
    navigate(`${paths.adminProspects}?${query.toString()}`, { replace: true });
  };
  return {
    /** Those whom the words name, in the chosen order. */
    requests: data && chosenRequests(data, view.words, view.order),
    error,
    retry: () => void mutate(),
    folder: view.folder,
    words: view.words,
    order: view.order,
    opened: data?.find(({ id }) => id === view.request),
    choose: (next: Folder | null) => show({ folder: next, request: null }),
    search: (words: string) => show({ words, request: null }),
    sort: (next: Order) => show({ order: next }),
    open: (request: string | null) => show({ request }),
  };
}
