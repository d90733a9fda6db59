import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { sortOf } from '../../staff/list/list-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { useViews } from '../../staff/views/use-views';
import { staffGet } from '../../staff/staff-get';
import { chosenAdvisers, isActivity, SORTED_BY } from './chosen-advisers';

const ADVISERS = '/api/admin/agents';
/** What the address calls one who is not there yet. */
export const NEW = 'nouveau';

/** All of them come at once: a house has a few dozen. */
export function useAdvisers() {
  const address = useListAddress();
  const drawer = useDrawerAddress();
  const { data, error, mutate } = useSWR<readonly StaffAgent[], unknown>(ADVISERS, staffGet);
  const asked = address.query.get('activite');
  const words = address.query.get('texte') ?? '';
  const activity = isActivity(asked) ? asked : null;
  const sort = sortOf(address.query, SORTED_BY);
  return {
    address,
    drawer,
    views: useViews('conseillers', address),
    all: data,
    advisers: data && chosenAdvisers(data, { words, activity, sort }),
    error,
    words,
    activity,
    sort,
    reload: () => mutate(),
    opened: data?.find(({ id }) => String(id) === drawer.opened),
  };
}
