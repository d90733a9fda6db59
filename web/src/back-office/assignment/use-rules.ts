import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { staffGet } from '../../staff/staff-get';

export const RULES = '/api/admin/assignment-rules';
/** What the address calls one that is not there yet. */
export const NEW = 'nouvelle';

export type Adviser = Pick<StaffAgent, 'id' | 'name' | 'active'>;

const NOBODY: readonly Adviser[] = [];

/** All of them come at once: their order is what they are about. */
export function useRules() {
  const drawer = useDrawerAddress();
  const { data, error, mutate } = useSWR<readonly StaffRule[], unknown>(RULES, staffGet);
  const { data: advisers = NOBODY } = useSWR<readonly Adviser[], unknown>('/api/admin/agents', staffGet);
  return {
    drawer,
    rules: data,
    advisers,
    error,
    reload: () => mutate(),
    /** In sight at once; what the server says of it comes after. */
    show: (rules: readonly StaffRule[]) => mutate(rules, { revalidate: false }),
    opened: data?.find(({ id }) => String(id) === drawer.opened),
  };
}

export type RulesDesk = ReturnType<typeof useRules>;
