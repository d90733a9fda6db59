import { type PeoplePage, type PersonFile, STAGES } from '@pignon/domain/prospects/staff-person';
import useSWR from 'swr';
import { useDrawerAddress } from '../../staff/drawer/use-drawer-address';
import { useListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';

/** E12: the list as the address asks for it. */
export function usePeople() {
  const address = useListAddress();
  const stage = STAGES.find((one) => one === address.query.get('etape')) ?? null;
  const words = address.query.get('texte') ?? '';
  const asked = new URLSearchParams({
    page: String(address.page),
    size: String(address.size),
    ...(stage && { stage }),
    ...(words && { q: words }),
  });
  const list = useSWR<PeoplePage, unknown>(`/api/admin/people?${asked.toString()}`, staffGet, {
    keepPreviousData: true,
  });
  return { address, drawer: useDrawerAddress(), stage, words, list };
}

export const usePerson = (id: string) =>
  useSWR<PersonFile, unknown>(`/api/admin/people/${encodeURIComponent(id)}`, staffGet);
