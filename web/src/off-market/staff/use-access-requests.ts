import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import useSWR from 'swr';
import { useLocation, useSearch } from 'wouter';
import { staffGet } from '../../accounts/staff-get';
import { paths } from '../../app/paths';
import { type Folder, isFolder } from './access-labels';

export const ACCESS_REQUESTS = '/api/off-market-clients/all';
const REFRESH_MS = 10_000;

/** The folder and the open request stand in the address: the agency's mail leads to one of them. */
export function useAccessRequests() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const { data, error, mutate } = useSWR<readonly StaffAccessRequest[], unknown>(ACCESS_REQUESTS, staffGet, {
    refreshInterval: REFRESH_MS,
  });
  const asked = search.get('etat');
  const folder = isFolder(asked) ? asked : null;

  const show = (change: { folder?: Folder | null; request?: string | null }) => {
    const { folder: nextFolder = folder, request = search.get('demande') } = change;
    const query = new URLSearchParams({
      onglet: 'off-market',
      ...(nextFolder && { etat: nextFolder }),
      ...(request && { demande: request }),
    });
    navigate(`${paths.adminProspects}?${query.toString()}`, { replace: true });
  };
  return {
    requests: data,
    error,
    retry: () => void mutate(),
    folder,
    opened: data?.find(({ id }) => id === search.get('demande')),
    choose: (next: Folder | null) => show({ folder: next, request: null }),
    open: (request: string | null) => show({ request }),
  };
}
