import type { Dashboard } from '@pignon/domain/dashboard/dashboard';
import { type Period, PERIODS } from '@pignon/domain/dashboard/period';
import useSWR from 'swr';
import { staffGet } from '../../staff/staff-get';
import { useListAddress } from '../../staff/list/use-list-address';

const USUAL: Period = 30;
const REFRESH_MS = 60_000;

export const periodOf = (query: URLSearchParams): Period =>
  PERIODS.find((days) => String(days) === query.get('jours')) ?? USUAL;

/** The period stands in the address; what was read stays in sight while another one is. */
export function useDashboard() {
  const address = useListAddress();
  const period = periodOf(address.query);
  const { data, error, mutate } = useSWR<Dashboard, unknown>(`/api/admin/dashboard?days=${period}`, staffGet, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
  return {
    period,
    choose: (days: Period) => address.filter({ jours: days === USUAL ? null : String(days) }),
    data,
    error,
    retry: () => void mutate(),
  };
}
