import type { Agent } from '@pignon/domain/agents/agent';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import { useViews } from '../../staff/views/use-views';

/** What the address calls one that is not there yet. */
export const NEW = 'nouveau';

/** All of them come at once, in the agency's order; the bin is the second folder. */
export function useSold() {
  const address = useListAddress();
  const drawer = useDrawerAddress();
  const { data, error, mutate } = useSWR<readonly StaffSoldProperty[], unknown>('/api/admin/sold-properties', staffGet);
  const { data: advisers = [] } = useSWR<readonly Pick<Agent, 'id' | 'name'>[], unknown>('/api/admin/agents', staffGet);
  const binned = address.query.get('dossier') === 'corbeille';
  return {
    address,
    drawer,
    views: useViews('vendus', address, ['transaction', 'yield', 'delay']),
    advisers,
    all: data,
    shelf: data?.filter(({ deletedAt }) => deletedAt === null),
    bin: data?.filter(({ deletedAt }) => deletedAt !== null),
    binned,
    error,
    reload: () => mutate(),
    opened: data?.find(({ id }) => String(id) === drawer.opened),
  };
}
